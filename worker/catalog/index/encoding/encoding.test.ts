import fc from "fast-check";
import { expect, test } from "vitest";
import { addBit, countBits, createBitset, listBits, PackedInts, packInts } from "./bits";
import { ByteReader, ByteWriter } from "./byte-writer";
import { isAt, lowerBound, wordAt, writeFrontCoded } from "./front-coding";
import { PostingPool } from "./posting-pool";
import { readDocuments, writeTermPostings } from "./term-postings";

const SIZE = 700;
const documents = fc.uniqueArray(fc.nat({ max: SIZE - 1 })).map((list) => Uint32Array.from(list).sort());
const number = fc.integer({ min: 0, max: 0xffffffff });

test("varints survive a round trip", () => {
  fc.assert(
    fc.property(fc.array(number), (values) => {
      const writer = new ByteWriter();
      for (const value of values) writer.varint(value);
      const reader = new ByteReader(writer.view(), 0);
      expect(values.map(() => reader.varint())).toEqual(values);
    }),
  );
});

test("packed integers of any width survive a round trip", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31 }), fc.array(number), (bits, values) => {
      const size = 2 ** bits;
      const small = Uint32Array.from(values, (value) => value % size);
      const packed = new PackedInts(packInts(small));
      expect(Array.from(small, (_, place) => packed.get(place))).toEqual([...small]);
    }),
  );
});

test("posting lists that grow concurrently keep their postings", () => {
  const step = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 70_000 }));
  fc.assert(
    fc.property(fc.array(step, { size: "large" }), (steps) => {
      const pool = new PostingPool();
      const lists: number[][] = Array.from({ length: 6 }, () => [pool.create()].slice(1));
      for (const [list, delta] of steps) {
        const posting = (lists[list]!.at(-1) ?? 0) + delta;
        pool.append(list, posting);
        lists[list]!.push(posting);
      }
      expect(lists.map((_, list) => [...pool.read(list)])).toEqual(lists);
    }),
  );
});

test("a long posting list spans many chunks", () => {
  const pool = new PostingPool();
  const [one, other] = [pool.create(), pool.create()];
  for (let posting = 0; posting < 100_000; posting++) {
    pool.append(one, posting);
    pool.append(other, posting * 300);
  }
  expect(pool.read(one)[99_999]).toBe(99_999);
  expect(pool.read(other)[99_999]).toBe(29_999_700);
});

test("documents of terms survive a round trip", () => {
  fc.assert(
    fc.property(fc.array(documents, { maxLength: 8 }), (lists) => {
      const written = writeTermPostings(lists);
      expect(lists.map((_, term) => readDocuments(written, term))).toEqual(lists);
    }),
  );
});

test("a bitset lists its documents in order", () => {
  fc.assert(
    fc.property(documents, (list) => {
      const set = createBitset(SIZE);
      for (const document of list) addBit(set, document);
      expect(listBits(set)).toEqual(list);
      expect(countBits(set)).toBe(list.length);
    }),
  );
});

test("front-coded words are found by themselves and by prefix", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc1"), maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 90 }), word, (list, wanted) => {
      const sorted = list.toSorted((a, b) => (a < b ? -1 : 1));
      const words = writeFrontCoded(sorted);
      expect(sorted.map((_, place) => wordAt(words, place))).toEqual(sorted);
      const place = sorted.findIndex((one) => one >= wanted);
      expect(lowerBound(words, wanted)).toBe(place < 0 ? sorted.length : place);
      expect(isAt(words, lowerBound(words, wanted), wanted)).toBe(sorted.includes(wanted));
    }),
  );
});

test("words of up to 255 letters are front-coded, longer ones refused", () => {
  const words = ["a", "a".repeat(255), `${"a".repeat(254)}b`];
  const written = writeFrontCoded(words);
  expect(words.map((_, place) => wordAt(written, place))).toEqual(words);
  expect(() => writeFrontCoded(["a".repeat(256)])).toThrow(RangeError);
});
