import { expect, it } from "vitest";
import { shownState } from "./bet-state.tsx";

it("says of a settled bet how it ended, and leaves every other state", () => {
  const shown = (state: string, netCents: number | null) => shownState({ state, netCents });
  expect(shown("settled", 1)).toBe("won");
  expect(shown("settled", -1)).toBe("lost");
  expect(shown("settled", 0)).toBe("push");
  expect(shown("settled", null)).toBe("settled");
  expect(shown("open", null)).toBe("open");
  expect(shown("void", 0)).toBe("void");
  expect(shown("cashedOut", 500)).toBe("cashedOut");
});
