/**
 * A list as indented JSON text, piece by piece: however many rows there are, one is in memory and
 * the event loop is held for one at a time.
 */
export async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    // In an array of its own the row is indented as it has to stand in the whole.
    yield separator + JSON.stringify([row], null, 2).slice('[\n'.length, -'\n]'.length);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
