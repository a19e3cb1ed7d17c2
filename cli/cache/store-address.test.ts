import { describe, expect, it } from "vitest";
import { isAddress, parseAddress } from "./store-address.ts";

describe.each([
  "https://user:hunter2@cache.example/a",
  "https:/user:hunter2@cache.example/a",
  "https:user:hunter2@cache.example",
  "HTTPS:\\user:hunter2@cache.example",
  "ftp://user:hunter2@cache.example/",
  "https://user:hunter2@[",
])("%j", (named) => {
  it("is an address, is refused, and its password is not printed", () => {
    expect(isAddress(named)).toBe(true);
    expect(() => parseAddress(named)).toThrow(expect.objectContaining({ code: "STORE_ADDRESS" }));
    let message = "";
    try {
      parseAddress(named);
    } catch (error) {
      message = JSON.stringify(error) + String(error);
    }
    expect(message).not.toContain("hunter2");
  });
});

it.each(["./cache", "/srv/cache", "C:\\cache", "C:/cache", "cache:old"])(
  "%j is a folder",
  (named) => {
    expect(isAddress(named)).toBe(false);
  },
);
