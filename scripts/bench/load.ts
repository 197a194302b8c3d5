import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../support/user-error.ts';

/**
 * Asks a server for one address over and over, with wrk.
 *
 * @param url what to ask for
 * @param connections how many are open at once
 * @param seconds how long
 * @param encoding which `Content-Encoding` is accepted
 * @see https://github.com/wg/wrk
 */
export async function measureLoad(
  url: string,
  connections: number,
  seconds: number,
  encoding: string,
): Promise<Load> {
  const args = [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    '--latency',
  ];
  const header = ['--header', `Accept-Encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)('wrk', [...args, ...header, url]).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new UserError(howToGetWrk) : error;
  });
  return readReport(stdout);
}

const howToGetWrk = 'wrk, which asks, is not on this machine; Debian has it: apt-get install wrk';

/**
 * @param report what wrk prints
 * @throws {Error} when it is no report of wrk
 */
export function readReport(report: string): Load {
  const requestsPerSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  const [, value, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(report) ?? [];
  const p99 = Number(value) * (milliseconds[unit] ?? Number.NaN);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  if (Number.isNaN(requestsPerSecond + p99))
    throw new Error(`wrk said something else than usual:\n${report}`);
  return { requestsPerSecond, p99, failed };
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export interface Load {
  requestsPerSecond: number;
  /** What 99 of 100 requests took at most, in milliseconds. */
  p99: number;
  /** Answers that were no success. */
  failed: number;
}
