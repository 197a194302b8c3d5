/** The package's ES module; Node finds no named exports in the file that its main entry names. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
