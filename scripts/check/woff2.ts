import assert from 'node:assert/strict';
import { brotliDecompressSync } from 'node:zlib';

const headerLength = 48;
/** In the directory of tables, a number stands for a known tag; 63 is followed by another one. */
const [cmap, glyf, loca, otherTag] = [0, 10, 11, 63];

/**
 * The code points for which a WOFF2 font has a glyph, in ascending order.
 * @throws Error if the file is not WOFF2, is damaged, or has no Unicode character map
 */
export function codePointsOf(file: Buffer): number[] {
  assert(file.toString('latin1', 0, 4) === 'wOF2');
  let at = headerLength;
  /** A number of variable length, UIntBase128. */
  const readNumber = () => {
    let value = 0;
    let byte;
    do {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
    } while (byte > 127);
    return value;
  };
  let [offset, cmapOffset] = [0, -1];
  for (let count = file.readUInt16BE(12); count > 0; count--) {
    const flags = file.readUInt8(at++);
    const [tag, version] = [flags & 63, flags >> 6];
    const otherName = tag === otherTag ? file.toString('latin1', at, (at += 4)) : '';
    const length = readNumber();
    // Only these two tables are transformed by default: version 3 leaves them as they are.
    const isTransformed = tag === glyf || tag === loca ? version !== 3 : version !== 0;
    cmapOffset = tag === cmap || otherName === 'cmap' ? offset : cmapOffset;
    offset += isTransformed ? readNumber() : length;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  assert(cmapOffset >= 0);
  return mappedIn(tables.subarray(cmapOffset));
}

/** The code points of the widest Unicode subtable: format 12, or format 4 for code points up to U+FFFF. */
function mappedIn(map: Buffer): number[] {
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(8 + index * 8)),
  );
  const [wide, narrow] = [12, 4].map((format) => subtables.find((table) => table.readUInt16BE(0) === format));
  assert(wide ?? narrow);
  return [...new Set(wide ? groupsOf(wide) : narrow ? segmentsOf(narrow) : [])].sort((one, other) => one - other);
}

function groupsOf(table: Buffer): number[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + index * 12).flatMap((at) =>
    fromTo(table.readUInt32BE(at), table.readUInt32BE(at + 4)),
  );
}

function segmentsOf(table: Buffer): number[] {
  const size = table.readUInt16BE(6); // Twice the number of segments: the bytes of each list
  return Array.from({ length: size / 2 }, (_, index) => 14 + index * 2).flatMap((end) => {
    const [start, delta, range] = [end + size + 2, end + 2 * size + 2, end + 3 * size + 2];
    const first = table.readUInt16BE(start);
    const rangeOffset = table.readUInt16BE(range);
    return fromTo(first, table.readUInt16BE(end)).filter((code) => {
      const glyph = rangeOffset === 0 ? code : table.readUInt16BE(range + rangeOffset + (code - first) * 2);
      // 0 is the glyph for characters that the font lacks. The last segment, U+FFFF, only ends the list.
      return glyph !== 0 && ((glyph + table.readUInt16BE(delta)) & 0xffff) !== 0 && code !== 0xffff;
    });
  });
}

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
