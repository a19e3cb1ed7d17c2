import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeActionResult, encodeActionResult } from "./action-result.ts";

const digest = fc
  .array(fc.constantFrom(..."0123456789abcdef"), { minLength: 64, maxLength: 64 })
  .map((letters) => letters.join(""));

const files = fc.array(
  fc.record({
    path: fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
    sha256: digest,
    bytes: fc.nat({ max: 2 ** 31 }),
  }),
  { maxLength: 20 },
);

it("encodes the message of remote_execution.proto", () => {
  const sha256 = "ab".repeat(32);
  const digestField = `0a40${Buffer.from(sha256).toString("hex")}10ac02`; // hash = 1, size_bytes = 2: 300
  const file = `0a04612e6a731245${digestField}`; // path = 1: "a.js", digest = 2
  expect(
    Buffer.from(encodeActionResult([{ path: "a.js", sha256, bytes: 300 }])).toString("hex"),
  ).toBe(
    `124d${file}`, // output_files = 2
  );
});

it("reads what it writes", () => {
  fc.assert(
    fc.property(files, (list) => {
      expect(decodeActionResult(encodeActionResult(list))).toEqual(list);
    }),
  );
});

it("skips fields of other servers", () => {
  const own = encodeActionResult([{ path: "a", sha256: "0".repeat(64), bytes: 1 }]);
  // exit_code = 4 and stdout_raw = 5 of the same message.
  const other = Buffer.from([0x20, 0x00, 0x2a, 0x02, 0x6f, 0x6b]);
  expect(decodeActionResult(Buffer.concat([other, own, other]))).toHaveLength(1);
});

it("never throws, whatever the bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
      expect(() => decodeActionResult(data)).not.toThrow();
    }),
  );
});
