import { player } from '#other-sites.ts';

/**
 * The words of the interface in English: what no parish changes. `ar.ts` has the same keys. Headings, texts, and the names
 * of pages and buttons are content.
 */
export const en = {
  // Every page.
  skipLink: 'Skip to the content',
  homeLink: (church?: string) => `${church}, home`,
  navigation: 'Main',
  navigationButton: 'Navigation',
  notices: 'Notices',
  newTab: 'opens in a new tab',
  language: 'English',

  // The church.
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  directions: 'Directions',
  enthroned: 'Enthroned',
  findUs: 'Find us',
  yourVisit: 'Your visit',

  // Hours and their changes.
  changes: 'Changes and special services',
  allChanges: 'All changes',
  canceled: 'Canceled',
  notHeld: 'Not held',
  hoursUnknown: 'Hours will be announced; please call the church',
  nextLiturgy: 'Next liturgy',
  evening: (weekday: string, day: string) => `${weekday} evening, ${day}`,
  insteadOf: 'instead of',
  from: 'from',
  until: 'until',

  // Feasts and fasts.
  nextObservance: 'Next feast or fast',
  weFast: 'We fast',
  fastGoesOn: 'The fast goes on',
  noFastUntil: 'No fasting until',
  comingYear: 'All feasts and fasts of the coming year',
  yearWheel: 'The Coptic year as a circle; the table has the dates',
  observance: 'Feast or fast',
  dates: 'Dates',
  copticDate: 'Coptic date',
  omitted: 'not celebrated',
  ranks: {
    majorFeast: 'Major feast of the Lord',
    minorFeast: 'Minor feast of the Lord',
    feast: 'Feast',
    fast: 'Fast',
    eve: 'Fast',
    season: 'Season',
  },

  // Events of the parish's calendar.
  allDay: 'All day',
  online: 'Online',
  noEvents: 'Nothing is entered for the coming weeks.',

  // Links that add a calendar to the visitor's own.
  googleCalendar: 'Google Calendar',
  calendarApp: 'Apple Calendar or Outlook',
  addToCalendar: {
    liturgies: { subscribe: 'Add these to your calendar', download: 'Download the hours (.ics)' },
    churchYear: {
      subscribe: 'Add the feasts and fasts to your calendar',
      download: 'Download the feasts and fasts (.ics)',
    },
    events: { subscribe: 'Add this calendar to yours', download: 'Download the events (.ics)' },
  },

  // The dialogs of the giving methods. What was not copied is selected.
  close: 'Close',
  openGivingPage: 'Open the giving page',
  copyPhone: { button: 'Copy the number', selected: 'Not copied. The number is selected.' },
  copyEmail: { button: 'Copy the address', selected: 'Not copied. The address is selected.' },
  copyHandle: { button: 'Copy the name', selected: 'Not copied. The name is selected.' },
  copied: 'Copied',

  // The contact form. Its heading, and what it says about a message that was sent or not, are content.
  form: {
    nameLabel: 'Your name',
    emailLabel: 'Your e-mail address',
    emailError: 'Please write an e-mail address, with an @ and a domain.',
    titleLabel: 'Title',
    messageLabel: 'Message',
    sendLabel: 'Send',
    sending: 'Sending …',
    slow: 'This is taking longer than usual. We are still trying to send your message.',
    mailtoLabel: 'Write an e-mail instead',
    mailtoShortened:
      'Your text is too long for this link, which takes only its beginning. You can copy all of it from the form.',
    noscript: 'You can also reach us directly, by e-mail or by phone.',
  },

  // Frames of other services: the accessible name, the link below, and what the frame shows until it has loaded.
  embeds: {
    map: {
      title: 'Map of the church’s address, in Google Maps',
      link: 'Open the map in Google Maps',
      loading: 'The map loads here',
    },
    upcomingEvents: {
      title: 'Upcoming events in Google Calendar',
      link: 'Open the events in Google Calendar',
      loading: 'The calendar loads here',
    },
    fullCalendar: {
      title: 'Full calendar in Google Calendar',
      link: 'Open all events in Google Calendar',
      loading: 'The calendar loads here',
    },
    stream: {
      title: `Live stream on ${player.service}`,
      link: `Open the stream on ${player.service}`,
      loading: 'The stream loads here',
    },
  },
};

export type Words = typeof en;
