import { compressFolder } from './servers/compress.ts';
import { assertBuilt, dist } from './servers/dist.ts';
import { runCommand } from './user-error.ts';

/** Precompresses the text files of dist/, for a server of your own. */
await runCommand(async () => {
  assertBuilt();
  console.log(`${await compressFolder(dist)} files compressed.`);
  return 0;
});
