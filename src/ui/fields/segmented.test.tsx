// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Segmented } from "./segmented.tsx";

afterEach(cleanup);

const OPTIONS = [
  { value: "hot", label: "人气" },
  { value: "new", label: "最新" },
  { value: "rtp", label: "返还" },
] as const;

function Sample() {
  const [value, setValue] = useState<"hot" | "new" | "rtp">("hot");
  return <Segmented label="排序" options={OPTIONS} value={value} onChange={setValue} />;
}

const checked = () => nameOf(screen.getByRole("radio", { checked: true }));
const nameOf = (radio: Element | null) => radio?.closest("label")?.textContent;

it("is one stop of the keyboard; arrows move choice and focus, round the ends", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.tab();
  expect(nameOf(document.activeElement)).toBe("人气");
  await user.keyboard("{ArrowRight}");
  expect([checked(), nameOf(document.activeElement)]).toEqual(["最新", "最新"]);
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(checked()).toBe("人气");
  await user.keyboard("{ArrowLeft}");
  expect(checked()).toBe("返还");
});

it("takes a press", async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole("radio", { name: "最新" }));
  expect(checked()).toBe("最新");
});
