import pc from "picocolors";
import { expect, test } from "vitest";
import { createIo } from "../base/io.ts";
import { generatePalette } from "../tokens/generate-palette.ts";
import { changedColours, describeColour } from "./used-colours.ts";

const changed = async (color: string) =>
  changedColours(
    await generatePalette({ colors: [color], editions: ["classic", "professional"] }),
    color,
  );

test("a bright colour is changed for lines only, a middle grey as a whole", async () => {
  expect((await changed("#ffe600")).map(({ token }) => token)).toEqual(["color.accent-mark"]);
  expect((await changed("#808080")).map(({ token }) => token)).toEqual(["color.accent"]);
  expect(await changed("#0B5FA5")).toEqual([]);
});

test("a terminal with colours shows the requested and the used colour", async () => {
  const io = { ...createIo({ json: false }), colors: pc.createColors(true) };
  const used = {
    edition: "classic",
    token: "color.accent-mark",
    asked: "#ffe600",
    used: "#998900",
  } as const;
  expect(describeColour(used, io)).toBe(
    "In the classic edition: asked \u001b[48;2;255;230;0m  \u001b[0m #ffe600, used \u001b[48;2;153;137;0m  \u001b[0m #998900, for lines and icons, which have to be seen on a light page.",
  );
});
