import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './support/compress.ts';
import { UserError, runCommand } from './support/user-error.ts';

/** For a server of one's own: dist/ with its texts compressed beforehand. */
await runCommand(async () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  if (!existsSync(dist)) throw new UserError("Nothing is built yet: run 'npm run build' first.");
  console.log(`${await compressFolder(dist)} files compressed.`);
  return 0;
});
