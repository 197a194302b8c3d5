/** What the schemas of content are made of. */
export * from './fields/contact.ts';
export * from './fields/date-time.ts';
export * from './fields/image.ts';
export * from './fields/link.ts';
export * from './fields/list.ts';
export * from './fields/object.ts';
export * from './fields/page.ts';
export * from './fields/text.ts';
