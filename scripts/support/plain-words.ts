/**
 * Words that this project does not use, each with the word to use instead: a name is the one that MDN, WAI-ARIA,
 * Astro, React, Playwright, iCalendar, schema.org or WCAG have for the thing. `plain-words.test.ts` looks for them in
 * code and docs. The patterns match whole words and ignore case.
 */
export const plainWords: readonly [pattern: string, use: string][] = [
  // Words in names and prose
  ['awakes?|waking|woken|wakes? up|expectAwake|useAwake', 'hydrated, hydration, useHydrated'],
  ['first[- ]?use', 'interaction'],
  ['first[- ]?screen', 'above the fold, critical (CSS)'],
  ['made ready', 'prerendered'],
  ['(data-)?grounds?|useGround', 'background, useScrolledPast'],
  ['slips?|mistakes?', 'issue (content)'],
  ['breach(es)?|policyBreaches', 'violation (CSP)'],
  ['gaps|LaunchGap|launchGaps', 'missing values'],
  ['strangers?', 'unexpected files, unexpected requests'],
  ['emblems?', 'logo'],
  ['braids?', 'ornament strip'],
  ['lettering', 'text'],
  ['the tablet|tablets|giving-tablet|LiturgyTablet', 'panel, dialog'],
  ['the bar|bar-\\w+|BarLinks?|barLayout', 'header, site header'],
  ['the modal|modals', 'dialog'],
  ['masters?', 'source (image)'],
  ['cuts', 'crops'],
  ['photographs?', 'photo, image'],
  ['patience', 'timeoutMs'],
  ['refusals?', 'user error'],
  ['faint', 'belowWcagAA'],
  ['journeys?', 'cross-browser tests'],
  ['thorough', 'extended (tests), decodeImages (content check)'],
  ['remarks?', 'comment'],
  ['stands', 'is'],
  ['anew', 'again'],
  ['in sight', 'in the viewport'],
  ['the house', 'architecture'],
  ['carry on the code', 'developer'],
  // Files and folders
  [
    'src/build|components/shell|shell\\.yaml|schemas/pieces',
    'src/integrations, components/layout, layout.yaml',
  ],
  ['giving-ways?|pages/cards|card-picture', 'giving-methods, pages/og, og-image'],
  [
    'picture-(sources|service)|focus-crop|read-picture',
    'image-sources, image-service, focal-crop, open-image',
  ],
  ['FirstPicture|AddressCorrection|paint-?first|lean-?fonts?', 'CaseInsensitiveRedirect, subset font'],
  ['hand-?over|scratch-?sites?|outside-?world|strange-?paths', 'temp-site, mock-services, malformed-paths'],
  // Functions, keys and props
  [
    'hrefTo|hrefToFile|addressOf|exactAddresses|pageIds',
    'pageHref, fileHref, absoluteUrl, pagePaths, pageNames',
  ],
  ['readTime|hoursOf|hoursText|inOrderOfTheWeek', 'parseTime, timeRange, formatTimeRange, sortByWeekday'],
  [
    'telephone(Text|Href)|mailHref|addressText|dateText',
    'formatPhone, telHref, mailtoHref, formatAddress, formatDate',
  ],
  ['liturgyFeed|firstTime|clockChanges|siteId', 'calendarFeed, firstOccurrence, vtimezone, uidDomain'],
  [
    'listWithIds|isLegible|minutesOf|otherShape',
    'arrayWithUniqueIds, hasVisibleText, toMinutes, alternateImage',
  ],
  ['givingWays?|waysToGive|GivingWay\\w*', 'givingMethods'],
  [
    'reportOf|foundText|annotationsOf|slipsIn',
    'formatReport, describeValue, formatAnnotations, findSchemaIssues',
  ],
  [
    'enthroned:|failed(0|403|429|451)|withoutScript|(priest|phone)Picture',
    'enthronedOn, forbidden …, noscript, priestImage',
  ],
  [
    'wordsOn|tabWalk|stayOnThisMachine|eMailService',
    'measureTextContrast, blockExternalRequests, mockEmailJs',
  ],
  ['useClosed\\w+|useExpanded|useBackdropClosing', 'useCloseOn…, usePopoverExpanded'],
];
