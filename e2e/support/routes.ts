/** Every address of the specification, as the host serves it. `/` and `/Home` are one page. */
export const routes = [
  '/',
  '/Home',
  '/Schedule',
  '/Giving',
  '/Ministries',
  '/WatchLive',
  '/AboutUs',
  '/ContactUs',
] as const;
