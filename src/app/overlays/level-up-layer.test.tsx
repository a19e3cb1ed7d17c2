// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberInfo } from "#contract/api/member.ts";
import { dropSession, keepSession, useSession } from "#session/account/session-store.ts";
import { keepToldLevel } from "#session/member/told-level.ts";
import { LevelUpLayer } from "./level-up-layer.tsx";

let mounted = 0;
vi.mock("#session/parts/brand-part.ts", () => ({
  brandLayer: () =>
    function Card() {
      const [number] = useState(() => (mounted += 1));
      return <p>card {number}</p>;
    },
}));

afterEach(() => {
  cleanup();
  dropSession();
  localStorage.clear();
  mounted = 0;
});

function logIn(vipLevel: number): void {
  keepSession("token", "1");
  setLevel(vipLevel);
  render(<LevelUpLayer />);
}
const setLevel = (vipLevel: number) => useSession.setState({ member: { vipLevel } as MemberInfo });
const shown = () => screen.queryByText(/card/)?.textContent ?? null;

it("asks nothing for a level that was told, and asks for each new one", () => {
  keepToldLevel("1", 2);
  logIn(2);
  expect(shown()).toBeNull();
  act(() => setLevel(3));
  expect(shown()).toBe("card 1");
  act(() => setLevel(4));
  expect(shown()).toBe("card 2");
});

it("keeps the card of a level that it told before the member's data came", () => {
  logIn(1);
  expect(shown()).toBe("card 1");
  keepToldLevel("1", 3);
  act(() => setLevel(3));
  expect(shown()).toBe("card 1");
});
