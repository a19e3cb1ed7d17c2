// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { StudioRequest, StudioState } from "#contract/studio.ts";
import { edit, useStudio } from "../state/studio-store.ts";
import { EditedSlider } from "./edited-slider.tsx";
import { SortList } from "./sort-list.tsx";

afterEach(cleanup);

type Answered = { readonly state: StudioState | null; readonly refused: object | null };

/** A server that answers when it is told to, with what was sent last. */
function slowServer() {
  const sent: number[] = [];
  const waiting: ((answer: Answered) => void)[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { readonly body: string }) => {
    const { edits } = JSON.parse(body) as StudioRequest;
    sent.push(...edits.map((one) => (one.kind === "token" ? Number(one.value) : Number.NaN)));
    const answer = await new Promise<Answered>((resolve) => waiting.push(resolve));
    return Response.json(answer);
  });
  const state = (value: number) =>
    ({
      editions: { classic: [] },
      locales: ["zh-CN"],
      css: String(value),
    }) as unknown as StudioState;
  const answer = (refused: object | null = null) =>
    act(async () => {
      waiting.shift()?.({ state: refused === null ? state(sent.at(-1) ?? 0) : null, refused });
      await vi.waitFor(() =>
        expect(waiting.length + useStudio.getState().rests).toBeGreaterThan(0),
      );
    });
  return { sent, answer };
}

function Sample({ name }: { readonly name: string }) {
  const value = Number(useStudio(({ state }) => state?.css) ?? 10);
  const token = { kind: "token", file: "brand", name: "hue.brand" } as const;
  return (
    <EditedSlider
      name={name}
      aria-label={name}
      min={0}
      max={360}
      value={value}
      onMove={(next, merge) => edit("Set hue.brand", [{ ...token, value: next }], merge)}
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider");
/** As the browser does it: from where the slider stands. */
const press = () => fireEvent.change(slider(), { target: { value: Number(slider().value) + 1 } });

it("ten presses of a key are ten steps, however slow the server is", async () => {
  const { sent, answer } = slowServer();
  render(<Sample name="hue" />);
  fireEvent.focus(slider());
  for (let at = 0; at < 10; at++) press();
  expect(slider().value).toBe("20");
  expect(sent).toEqual([11]);
  await answer();
  await vi.waitFor(() => expect(sent).toEqual([11, 20]));
  expect(slider().value).toBe("20");
  await answer();
  await vi.waitFor(() => expect(useStudio.getState().rests).toBe(1));
  expect(slider().value).toBe("20");
});

it("a slider whose move was refused stands again where the brand has it", async () => {
  const { answer } = slowServer();
  render(<Sample name="hue" />);
  fireEvent.focus(slider());
  press();
  expect(slider().value).toBe("21");
  await answer({ what: "", fix: "" });
  await vi.waitFor(() => expect(slider().value).toBe("20"));
});

it("edits of two sliders are both sent while a call runs", async () => {
  const { sent, answer } = slowServer();
  for (const [merge, value] of [
    ["a 1", 1],
    ["b 1", 2],
    ["b 1", 3],
    ["c 1", 4],
  ] as const)
    edit("Set", [{ kind: "token", file: "brand", name: "hue.brand", value }], merge);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await answer();
  }
  expect(sent).toEqual([1, 3, 4]);
});

it("an entry of a list that is moved twice has moved two places", () => {
  slowServer();
  const written: string[] = [];
  render(
    <SortList
      label="Sections"
      entries={["a", "b", "c"]}
      keyOf={(entry) => entry}
      titleOf={(entry) => entry}
      onChange={(next) => written.push(next.join(""))}
    />,
  );
  for (let turn = 0; turn < 2; turn++)
    fireEvent.keyDown(screen.getByRole("button", { name: /^Move a:/ }), { key: "ArrowDown" });
  expect(written).toEqual(["bac", "bca"]);
});
