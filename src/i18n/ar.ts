import { player } from '#other-sites.ts';
import type { Words } from './en.ts';

export const ar: Words = {
  // Every page.
  skipLink: 'إلى محتوى الصفحة',
  homeLink: (church) => `${church}، الصفحة الرئيسية`,
  navigation: 'القائمة الرئيسية',
  navigationButton: 'القائمة الرئيسية',
  notices: 'إعلانات',
  newTab: 'يُفتح في نافذة جديدة',

  // The church.
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  directions: 'الطريق إلى الكنيسة',
  enthroned: 'جلس على الكرسي المرقسي في',
  findUs: 'أين نحن',
  yourVisit: 'زيارتكم',

  // Hours and their changes.
  changes: 'تغييرات وصلوات خاصة',
  allChanges: 'كل التغييرات',
  canceled: 'لا يُقام القداس',
  notHeld: 'لا يُقام',
  hoursUnknown: 'تُعلن المواعيد لاحقًا؛ يُرجى الاتصال بالكنيسة',
  nextLiturgy: 'القداس القادم',
  // The text around it has the word for evening.
  evening: (weekday, day) => `${weekday} ${day}`,
  insteadOf: 'بدلًا من',
  from: 'ابتداءً من',
  until: 'حتى',

  // Feasts and fasts.
  nextObservance: 'العيد أو الصوم القادم',
  weFast: 'نصوم',
  fastGoesOn: 'ويستمر الصوم',
  noFastUntil: 'لا صوم حتى',
  comingYear: 'كل أعياد السنة القادمة وأصوامها',
  observance: 'العيد أو الصوم',
  dates: 'التاريخ',
  copticDate: 'التاريخ القبطي',
  omitted: 'لا يُحتفل به هذا العام',
  ranks: {
    majorFeast: 'عيد سيدي كبير',
    minorFeast: 'عيد سيدي صغير',
    feast: 'عيد',
    fast: 'صوم',
    eve: 'صوم',
    season: 'موسم',
  },

  // Events of the parish's calendar.
  allDay: 'طوال اليوم',
  online: 'عبر الإنترنت',
  noEvents: 'لا توجد مناسبات مسجَّلة في الأسابيع القادمة.',

  // Links that add a calendar to the visitor's own.
  googleCalendar: 'تقويم Google',
  calendarApp: 'تقويم Apple أو Outlook',
  addToCalendar: {
    liturgies: { subscribe: 'أضيفوا المواعيد إلى تقويمكم', download: 'نزِّلوا المواعيد (ملف ics)' },
    churchYear: {
      subscribe: 'أضيفوا الأعياد والأصوام إلى تقويمكم',
      download: 'نزِّلوا الأعياد والأصوام (ملف ics)',
    },
    events: { subscribe: 'أضيفوا هذا التقويم إلى تقويمكم', download: 'نزِّلوا المناسبات (ملف ics)' },
  },

  // The dialogs of the giving methods. What was not copied is selected.
  close: 'إغلاق',
  openGivingPage: 'افتحوا صفحة العطاء (بالإنجليزية)',
  copyPhone: { button: 'انسخوا الرقم', selected: 'لم يُنسخ الرقم، وقد حُدِّد لتنسخوه.' },
  copyEmail: { button: 'انسخوا العنوان', selected: 'لم يُنسخ العنوان، وقد حُدِّد لتنسخوه.' },
  copied: 'تم النسخ',

  // The contact form.
  form: {
    nameLabel: 'اسمكم',
    emailLabel: 'بريدكم الإلكتروني',
    emailError: 'اكتبوا من فضلكم عنوان بريد إلكتروني، فيه @ واسم نطاق.',
    titleLabel: 'الموضوع',
    messageLabel: 'الرسالة',
    sendLabel: 'أرسلوا',
    sending: 'جارٍ الإرسال …',
    slow: 'يستغرق الإرسال وقتًا أطول من المعتاد. ما زلنا نحاول إرسال رسالتكم.',
    mailtoLabel: 'اكتبوا رسالة بالبريد الإلكتروني بدلًا من ذلك',
    mailtoShortened: 'نصكم أطول مما يحمله هذا الرابط، فلا يحمل إلا أوله. يمكنكم نسخ النص كله من النموذج.',
    noscript: 'يمكنكم أيضًا التواصل معنا مباشرة بالبريد الإلكتروني أو بالهاتف.',
  },

  // Frames of other services.
  embeds: {
    map: {
      title: 'عنوان الكنيسة في خرائط Google',
      link: 'افتحوا الخريطة في خرائط Google',
      loading: 'تظهر الخريطة هنا',
    },
    upcomingEvents: {
      title: 'المناسبات القادمة في تقويم Google',
      link: 'افتحوا المناسبات في تقويم Google',
      loading: 'يظهر التقويم هنا',
    },
    fullCalendar: {
      title: 'كل المناسبات في تقويم Google',
      link: 'افتحوا كل المناسبات في تقويم Google',
      loading: 'يظهر التقويم هنا',
    },
    stream: {
      title: `البث المباشر على ${player.service}`,
      link: `افتحوا البث على ${player.service}`,
      loading: 'يظهر البث هنا',
    },
  },
};

/** What has no counterpart in English, or has it in the content. */
export const arabicOnly = {
  /** The link to the page in Arabic, on the other pages. */
  page: 'العربية',
  pagesInEnglish: 'بقية صفحات الموقع بالإنجليزية',
  fullSchedule: 'كل المواعيد (بالإنجليزية)',
  call: 'اتصلوا بالكنيسة',
  write: 'راسلونا',
  watchStream: 'شاهدوا البث المباشر',
  serviceLanguage: 'لغة الصلاة',
  /** Around the hours of a service, or the first and last of several days: the place of a dash changes with the direction. */
  range: { from: 'من', to: 'إلى' },
  /** After the year of a Coptic date: "of the Martyrs". */
  era: 'للشهداء',
  months: {
    thout: 'توت',
    paopi: 'بابه',
    hathor: 'هاتور',
    koiak: 'كيهك',
    tobi: 'طوبة',
    meshir: 'أمشير',
    paremhat: 'برمهات',
    parmouti: 'برمودة',
    pashons: 'بشنس',
    paoni: 'بؤونة',
    epip: 'أبيب',
    mesori: 'مسرى',
    nasi: 'النسيء',
  },
};
