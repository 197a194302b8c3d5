import { expect, test } from 'vitest';
import { readReport } from './load.ts';

const report = `Running 10s test @ http://localhost:8080/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.15ms    1.03ms  20.11ms   79.22%
    Req/Sec    23.41k     1.50k   26.01k    71.00%
  Latency Distribution
     50%    1.98ms
     75%    2.61ms
     90%    3.34ms
     99%    5.71ms
  232911 requests in 10.00s, 3.01GB read
Requests/sec:  23290.44
Transfer/sec:    308.23MB
`;

test('the figures of a run are read from what wrk prints', () => {
  expect(readReport(report)).toEqual({ requestsPerSecond: 23290.44, p99: 5.71, failed: 0 });
});

test('a latency may be in microseconds or seconds, and answers may fail', () => {
  expect(readReport(report.replace('5.71ms', '871.00us')).p99).toBeCloseTo(0.871);
  expect(readReport(report.replace('5.71ms', '1.20s')).p99).toBe(1200);
  expect(readReport(`${report}  Non-2xx or 3xx responses: 12\n`).failed).toBe(12);
});

test('anything else is refused', () => {
  expect(() => readReport('unable to connect to localhost')).toThrow('wrk said something else');
});
