import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey } from "./client-address";

test("an IPv4 address is its own key", () => {
  expect(addressKey("203.0.113.7")).toBe("203.0.113.7");
  expect(addressKey("172.15.0.1")).toBe("172.15.0.1");
  expect(addressKey("100.63.0.1")).toBe("100.63.0.1");
});

test("an IPv6 address is counted by its /64, which one household can choose from freely", () => {
  const spellings = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002:0:0:0:9"];
  expect(new Set(spellings.map(addressKey))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(addressKey("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(addressKey("2001:db8::1")).toBe("2001:db8::/64");
});

test("an IPv4-mapped IPv6 address counts as IPv4", () => {
  expect(addressKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(addressKey("::ffff:127.0.0.1")).toBeNull();
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
])("%s identifies no client, because Cloudflare never reports it", (address) => {
  expect(addressKey(address)).toBeNull();
});

test("all addresses of a /64 share a key, and no two /64s do", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
  const global = fc.integer({ min: 0x2000, max: 0x3fff }).map((n) => n.toString(16));
  const half = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(global, fc.tuple(group, group, group), half, half, group, (first, net, host, other, changed) => {
      const start = [first, ...net].join(":");
      expect(addressKey(`${start}:${host.join(":")}`)).toBe(addressKey(`${start}:${other.join(":")}`));
      const elsewhere = [first, net[0], net[1], changed, ...host].join(":");
      expect(addressKey(elsewhere) === addressKey(`${start}:${host.join(":")}`)).toBe(changed === net[2]);
    }),
  );
});

test("any other text has no key and never throws", () => {
  for (const junk of ["", "x", "1.2.3.4.5", ":::", "1:2", "2001:db8::1::2", "203.0.113.999"])
    expect(addressKey(junk)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void addressKey(text)));
});
