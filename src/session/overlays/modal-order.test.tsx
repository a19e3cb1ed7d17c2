// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Modal, inTurn, useModalTurn } from "./modal-order.ts";

function Host({ modal, wanted = true }: { readonly modal: Modal; readonly wanted?: boolean }) {
  return useModalTurn(modal, wanted) ? <p>{modal}</p> : null;
}

function Hosts({ of }: { readonly of: readonly Modal[] }) {
  return of.map((modal) => <Host key={modal} modal={modal} />);
}

const shown = () => [...document.querySelectorAll("p")].map((one) => one.textContent);

afterEach(cleanup);

describe("the order of modals", () => {
  it.each<{ of: Modal[]; first: Modal }>([
    { of: ["legalReread", "auth"], first: "auth" },
    { of: ["tour", "legalReread", "venue"], first: "venue" },
    { of: ["loginPrompt", "tips"], first: "tips" },
    { of: ["tips", "loading", "starting"], first: "starting" },
    { of: ["auth", "captcha"], first: "captcha" },
  ])("opens $first first of $of", ({ of, first }) => {
    render(<Hosts of={of} />);
    expect(shown()).toEqual([first]);
  });

  it("opens a later modal once the earlier ones are closed", () => {
    const { rerender } = render(<Hosts of={["legalReread", "tips"]} />);
    expect(shown()).toEqual(["tips"]);
    rerender(<Hosts of={["legalReread"]} />);
    expect(shown()).toEqual(["legalReread"]);
  });

  it("an open modal stays open below an earlier one", () => {
    const { rerender } = render(<Hosts of={["auth"]} />);
    rerender(<Hosts of={["auth", "captcha"]} />);
    expect(shown()).toEqual(["auth", "captcha"]);
    rerender(<Hosts of={["auth", "captcha", "tips", "venue"]} />);
    expect(shown()).toEqual(["auth", "captcha", "tips"]);
    rerender(<Hosts of={["venue", "auth"]} />);
    expect(shown()).toEqual(["auth"]);
    rerender(<Hosts of={["venue"]} />);
    expect(shown()).toEqual(["venue"]);
  });

  it("opens nothing in between when one modal replaces another", () => {
    const { rerender } = render(<Hosts of={["tour", "tips"]} />);
    rerender(<Hosts of={["tour", "starting"]} />);
    expect(shown()).toEqual(["starting"]);
  });

  it("counts requesters, not requests", () => {
    const { rerender } = render(<Host modal="tips" />);
    rerender(<Host modal="tips" wanted={false} />);
    expect(shown()).toEqual([]);
    rerender(<Host modal="tips" />);
    expect(shown()).toEqual(["tips"]);
  });

  it("hands the turn from one modal to the next of its kind", () => {
    const { rerender } = render([<Host key="1" modal="tips" />, <Host key="x" modal="venue" />]);
    rerender([<Host key="2" modal="tips" />, <Host key="x" modal="venue" />]);
    expect(shown()).toEqual(["tips"]);
  });
});

it("renders a component on its turn", () => {
  const Late = inTurn("legalReread", ({ word }: { readonly word: string }) => <p>{word}</p>);
  const { rerender } = render([<Late key="l" word="条款" />, <Host key="a" modal="auth" />]);
  expect(shown()).toEqual(["auth"]);
  act(() => rerender([<Late key="l" word="条款" />]));
  expect(shown()).toEqual(["条款"]);
});
