// A goal of 50 milestones with 50 micro goals each on a mid-range telephone, 390 px wide, the processor
// slowed down four times: the longest task of each act of ticking and editing. Aim: none over 100 ms.
// `processor` as argument: by processor time, four times that of an unhindered page, which other work
// on the machine does not lengthen.
import { setTimeout as pause } from 'node:timers/promises';
import { openChromium, until } from './chromium.ts';
import { signIn, startProduct } from './product.ts';
import { startTaskClock } from './task-clock.ts';

const isByProcessor = process.argv[2] === 'processor';
const slowdown = 4;
const rounds = 5;
const steps = 50;
/** Milliseconds in which what an act leads to has run: calls, their answers, and what is read anew. */
const settling = 2_500;

const alt = 1;
const product = await startProduct();
const token = await signIn(product.url);
const goalId = await makeGoal();
const page = await openChromium();
await page.send('Page.enable');
await page.send('Emulation.setDeviceMetricsOverride', {
  width: 390,
  height: 844,
  deviceScaleFactor: 2,
  mobile: true,
});
await visit('/robots.txt');
await page.run(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
await visit(`/en/goal-details?id=${goalId}`);
await page.run(
  until(`document.querySelectorAll('main li input[type=checkbox]').length >= ${steps}`),
);
if (!isByProcessor) await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
await page.run(`new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) (window.tasks ??= []).push(duration);
}).observe({ type: 'longtask' })`);
await pause(settling);

const checkbox = (index: number) =>
  `document.querySelectorAll('main li label:has(input[type=checkbox])')[${index}]`;
const unfolding = (index: number) =>
  `document.querySelectorAll('main li > button[aria-expanded]')[${index}]`;
const button = (name: string) =>
  `[...document.querySelectorAll('main button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent).startsWith(${JSON.stringify(name)}))`;
const field = (of: 'milestone' | 'step', index: number) =>
  `document.querySelectorAll('main [id^="${of}-"]:is(input, textarea)')[${index}]`;
const unfoldings = 'main button[aria-expanded=false][aria-controls^="milestone-steps-"]';
const dayButton = `document.querySelectorAll('main ol > li button[aria-haspopup=dialog]')[5]`;
const handle = (of: 'milestone' | 'step', index: number) =>
  `document.querySelectorAll('main button[id^="${of}-handle-"]')[${index}]`;

await measure('a step is ticked', (round) => press(checkbox(round)));
await measure('a milestone is unfolded', (round) => press(unfolding(round + 1)));
await measure('the editor is opened', () => press(button('Change milestones')), 1);
await page.run(until(`${field('step', 0)} !== undefined`));
await measure('a letter is typed into a step', (round) => type(field('step', round), 'a'));
await measure('a letter is typed into the name of a milestone', () =>
  type(field('milestone', 0), 'a'),
);
await measure('a step is added', () => key(field('step', 3), 'Enter'));
await measure('an empty step is removed', () => key(field('step', 4), 'Backspace'));
await measure('a step is moved by keys', (round) => key(field('step', round), 'ArrowDown', alt));
await measure('a step is dragged', (round) => drag(handle('step', round)));
await measure('a milestone is moved by keys', (round) =>
  key(handle('milestone', round), 'ArrowDown'),
);
await measure('a milestone is dragged', () => drag(handle('milestone', 1)));
await measure('another milestone is unfolded', (round) =>
  press(`document.querySelectorAll('${unfoldings}')[${round}]`),
);
await measure('the calendar of a milestone is opened', () => press(dayButton), 1);
await measure(
  'the calendar of a milestone is closed',
  () => key('document.activeElement', 'Escape'),
  1,
);
await measure('the editor is closed', () => press(button('Done')), 1);
page.close();
await product.stop();

/** A goal of as many steps as one can have, for the next year. */
async function makeGoal(): Promise<string> {
  const days = (count: number) =>
    new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const named = (name: string) =>
    Array.from({ length: steps }, (_, index) => `${name} ${index + 1}`);
  const response = await fetch(`${product.url}/api/v1/goal-create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      goalCategory: 'personal-health',
      goalName: 'Walk from one end of the country to the other',
      goalStartDate: days(0),
      goalEndDate: days(364),
      habits: ['personalFitness'],
      milestones: named('Stage').map((milestoneName) => ({
        milestoneName,
        microGoal: named(`${milestoneName}, part`).map((microGoalDescription) => ({
          microGoalDescription,
        })),
      })),
    }),
  });
  const { data }: { data: { id: string } } = JSON.parse(await response.text());
  return data.id;
}

/** Prints the longest task of an act, and of what it has led to. */
async function measure(
  what: string,
  act: (round: number) => Promise<void>,
  count = rounds,
): Promise<void> {
  const longest: number[] = [];
  for (let round = 0; round < count; round += 1) longest.push(await longestTask(() => act(round)));
  const figures = longest.map((length) => (length < 50 ? 'under 50' : length.toFixed(0)));
  console.log(`${what}: longest task ${figures.join(', ')} ms`);
}

async function longestTask(act: () => Promise<void>): Promise<number> {
  if (isByProcessor) {
    const endClock = await startTaskClock(page);
    await act();
    await pause(settling);
    return slowdown * (await endClock());
  }
  await page.run('window.tasks = []');
  await act();
  await pause(settling);
  return page.run<number>('Math.max(0, ...window.tasks)');
}

/** Where an element is, once it is in view. */
async function placeOf(element: string): Promise<{ x: number; y: number }> {
  const place = await page.run<{ x: number; y: number } | null>(`(() => {
    const element = ${element};
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  if (!place) throw new Error(`not on the page: ${element}`);
  return place;
}

async function mouse(event: string, place: { x: number; y: number }): Promise<void> {
  const pressed = { button: 'left', buttons: event === 'mouseReleased' ? 0 : 1, clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: event, ...place, ...pressed });
}

async function press(element: string): Promise<void> {
  const place = await placeOf(element);
  await mouse('mousePressed', place);
  await mouse('mouseReleased', place);
}

/** Down past three rows, by as many moves. */
async function drag(element: string): Promise<void> {
  const { x, y } = await placeOf(element);
  await mouse('mousePressed', { x, y });
  for (let moved = 1; moved <= 3; moved += 1) {
    await mouse('mouseMoved', { x, y: y + moved * 60 });
    await pause(60);
  }
  await mouse('mouseReleased', { x, y: y + 180 });
}

async function focus(element: string): Promise<void> {
  await page.run(`${element}.focus()`);
}

async function type(element: string, text: string): Promise<void> {
  await focus(element);
  await page.send('Input.insertText', { text });
}

async function key(element: string, name: string, modifiers = 0): Promise<void> {
  await focus(element);
  const code = { Enter: 13, Backspace: 8, Escape: 27, ArrowDown: 40 }[name];
  const text = name === 'Enter' ? '\r' : undefined;
  for (const event of ['keyDown', 'keyUp']) {
    await page.send('Input.dispatchKeyEvent', {
      type: event,
      key: name,
      code: name,
      windowsVirtualKeyCode: code,
      modifiers,
      ...(event === 'keyDown' && { text }),
    });
  }
}

async function visit(path: string): Promise<void> {
  await page.send('Page.navigate', { url: product.url + path });
  await page.run(until('document.readyState === "complete"'));
}
