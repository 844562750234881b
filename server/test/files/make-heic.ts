interface Tiling {
  readonly columns: number;
  readonly rows: number;
  /** What the grid says of its own size; its tiles fill it, or more. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns against the clock, then mirrored: 0 upside down, 1 left to right. */
  readonly irot?: number;
  readonly imir?: number;
}

/** A HEIC file of many tiles, as telephones write large pictures: each the one picture of a file. */
export function heicGridOf(tile: Buffer, tiling: Tiling): Buffer {
  const { columns, rows, width, height, irot, imir } = tiling;
  const count = columns * rows;
  const ids = Array.from({ length: count }, (_, index) => index + 2);
  const turns = [
    ...(irot === undefined ? [] : [box('irot', bytes(1, irot))]),
    ...(imir === undefined ? [] : [box('imir', bytes(1, imir))]),
  ];
  const properties = [boxIn(tile, 'hvcC'), boxIn(tile, 'ispe'), sizeOf(width, height), ...turns];
  const itemsAndParts = [
    box('hdlr', bytes(8, 0), Buffer.from('pict'), bytes(13, 0)),
    box('pitm', bytes(4, 0), bytes(2, 1)),
    box('iinf', bytes(4, 0), bytes(2, count + 1), item(1, 'grid'), ...ids.map((id) => item(id))),
    box('iref', bytes(4, 0), box('dimg', bytes(2, 1), bytes(2, count), ...ids.map(short))),
    box('iprp', box('ipco', ...properties), associations(ids, turns.length)),
    box(
      'idat',
      bytes(2, 0),
      bytes(1, rows - 1),
      bytes(1, columns - 1),
      short(width),
      short(height),
    ),
  ];
  const head = box('ftyp', Buffer.from('heic'), bytes(4, 0), Buffer.from('mif1heic'));
  const metaOf = (at: number) =>
    box('meta', bytes(4, 0), ...itemsAndParts, placesOf(ids, at, codedPicture(tile).length));
  const start = head.length + metaOf(0).length + 8;
  return Buffer.concat([head, metaOf(start), box('mdat', codedPicture(tile))]);
}

function bytes(length: number, value: number): Buffer {
  const buffer = Buffer.alloc(length);
  if (value > 0) buffer.writeUIntBE(value, 0, length);
  return buffer;
}

function short(value: number): Buffer {
  return bytes(2, value);
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytes(4, body.length + 8), Buffer.from(type), body]);
}

/** The first box of that type, wherever it stands. */
function boxIn(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type) - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
}

/** The bytes of the first item, by the only form of `iloc` that the sample files have. */
function codedPicture(file: Buffer): Buffer {
  const places = boxIn(file, 'iloc');
  const start = places.readUInt32BE(20) + places.readUInt32BE(26);
  return file.subarray(start, start + places.readUInt32BE(30));
}

function sizeOf(width: number, height: number): Buffer {
  return box('ispe', bytes(4, 0), bytes(4, width), bytes(4, height));
}

function item(id: number, type = 'hvc1'): Buffer {
  const hidden = type === 'grid' ? 0 : 1;
  return box('infe', bytes(4, 0x02_000000 + hidden), short(id), short(0), Buffer.from(`${type}\0`));
}

/** The grid has the third property and the turns, a tile the first and the second. */
function associations(ids: readonly number[], turns: number): Buffer {
  const essential = 0x80;
  const ofGrid = Array.from({ length: turns }, (_, index) => bytes(1, essential + 4 + index));
  return box(
    'ipma',
    bytes(4, 0),
    bytes(4, ids.length + 1),
    Buffer.concat([short(1), bytes(1, 1 + turns), bytes(1, 3), ...ofGrid]),
    ...ids.map((id) =>
      Buffer.concat([short(id), bytes(1, 2), bytes(1, essential + 1), bytes(1, 2)]),
    ),
  );
}

/** The grid's own figures lie in `idat`, all tiles are the same bytes. */
function placesOf(ids: readonly number[], start: number, length: number): Buffer {
  const place = (id: number, method: number, from: number, size: number) =>
    Buffer.concat([short(id), short(method), short(0), short(1), bytes(4, from), bytes(4, size)]);
  return box(
    'iloc',
    bytes(4, 0x01_000000),
    short(0x44_00),
    short(ids.length + 1),
    place(1, 1, 0, 8),
    ...ids.map((id) => place(id, 0, start, length)),
  );
}
