import { readFileSync } from 'node:fs';

/*
 * Preloaded before a program's own code (NODE_OPTIONS=--import): shifts its Date by the
 * milliseconds in the file that FAULTS_CLOCK names. Timers are not shifted, as when a machine's
 * clock is set.
 */

const LOOK_EVERY_MS = 100;
const file = process.env['FAULTS_CLOCK'];
let shift = 0;

function look(): void {
  try {
    shift = Number(readFileSync(file ?? '', 'utf8')) || 0;
  } catch {
    shift = 0;
  }
}

if (file) {
  const TrueDate = Date;
  const now = () => TrueDate.now() + shift;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new TrueDate(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}
