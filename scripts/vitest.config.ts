import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    allowOnly: false,
    // What starts programs or makes large pictures takes its time on a busy machine.
    testTimeout: 20_000,
  },
});
