import { expect, it } from "vitest";
import { frameAddress, shownPath } from "./frame-address.ts";

const SHOWN = { edition: "classic", locale: "zh-TW", device: "phone" } as const;

it.each(["/", "/game/sport/crty?show=FT&leagues=1", "/help?q=%E5%AD%98%E6%AC%BE"])(
  "a frame is sent to the page and the filters of another: %s",
  (path) => {
    const address = new URL(frameAddress(SHOWN, "aurora.localhost", path, "4173"));
    expect(address.host).toBe("classic-zh-tw-phone.aurora.localhost:4173");
    expect(address.searchParams.get("edition")).toBe("classic");
    expect(address.searchParams.get("locale")).toBe("zh-TW");
    expect(shownPath(address)).toBe(path);
  },
);
