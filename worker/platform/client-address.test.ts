import fc from "fast-check";
import { expect, test } from "vitest";
import { countedAddress } from "./client-address";

test("IPv4 is counted as it is", () => {
  expect(countedAddress("203.0.113.7")).toBe("203.0.113.7");
  expect(countedAddress("172.15.0.1")).toBe("172.15.0.1");
  expect(countedAddress("100.63.0.1")).toBe("100.63.0.1");
});

test("IPv6 is counted by its /64: one household has as many addresses as it likes", () => {
  const spellings = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002:0:0:0:9"];
  expect(new Set(spellings.map(countedAddress))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(countedAddress("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(countedAddress("2001:db8::1")).toBe("2001:db8:0:0::/64");
});

test("IPv4 in the clothes of IPv6 is IPv4", () => {
  expect(countedAddress("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(countedAddress("::ffff:127.0.0.1")).toBeNull();
});

test.each([
  "127.0.0.1",
  "::1",
  "::",
  "10.1.2.3",
  "192.168.0.7",
  "172.16.0.1",
  "172.31.9.9",
  "169.254.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "fe80::1",
  "fd12::1",
])("%s tells nobody apart: Cloudflare never reports it", (address) => {
  expect(countedAddress(address)).toBeNull();
});

test("every address of a /64 is counted alike, and those of another never", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
  const global = fc.integer({ min: 0x2000, max: 0x3fff }).map((n) => n.toString(16));
  const half = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(global, fc.tuple(group, group, group), half, half, group, (first, net, host, other, changed) => {
      const start = [first, ...net].join(":");
      expect(countedAddress(`${start}:${host.join(":")}`)).toBe(countedAddress(`${start}:${other.join(":")}`));
      const elsewhere = [first, net[0], net[1], changed, ...host].join(":");
      expect(countedAddress(elsewhere) === countedAddress(`${start}:${host.join(":")}`)).toBe(changed === net[2]);
    }),
  );
});

test("anything else is no address, and nothing throws", () => {
  for (const junk of ["", "x", "1.2.3.4.5", ":::", "1:2", "2001:db8::1::2", "203.0.113.999"])
    expect(countedAddress(junk)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void countedAddress(text)));
});
