import { Agent, get } from 'node:http';
import { hasProcessorTimes, processorMs } from './processor.ts';
import { percentile } from './statistics.ts';

/** Throughput of a server under parallel load. */
export interface Load {
  perSecond: number;
  /** Milliseconds in which 99 of 100 requests are answered. */
  p99: number;
  /** Milliseconds of processor time a request; NaN where they cannot be read. */
  processor: number;
}

const connections = 10;
const loadMs = 2_000;
/** As browsers send it. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

/** Requests a page as fast as ten clients can, and measures the program that answers. */
export async function loadPage(url: string, program: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const readProcessor = () => (hasProcessorTimes ? processorMs(program) : Number.NaN);
  const before = await readProcessor();
  const start = performance.now();
  const read = async () => {
    while (performance.now() < start + loadMs) times.push(await measureRequest(url, agent));
  };
  try {
    await Promise.all(Array.from({ length: connections }, read));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - start) / 1_000;
  const processor = ((await readProcessor()) - before) / times.length;
  return { perSecond: times.length / seconds, p99: percentile(times, 99), processor };
}

function measureRequest(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('error', reject);
      answer.on('end', () => resolve(performance.now() - start));
      answer.resume();
    }).on('error', reject);
  });
}
