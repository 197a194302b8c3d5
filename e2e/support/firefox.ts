/** The tests that do not run in Firefox, by their title, and why. */
export const notInFirefox: Readonly<Record<string, string>> = {
  'background follows the scroll position before hydration':
    'Firefox has no scroll-driven animations: the header is light from hydration on.',
  'a tap opens the navigation and hydrates the header': 'Playwright cannot tap over WebDriver BiDi.',
  'error and success are shown, also where storage is blocked':
    'axe-core crashes Firefox over WebDriver BiDi.',
  'the form says that it sends, and after 15 seconds that this takes long':
    'axe-core crashes Firefox over WebDriver BiDi.',
};
