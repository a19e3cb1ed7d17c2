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
  ])("lets $first in first of $of", ({ of, first }) => {
    render(<Hosts of={of} />);
    expect(shown()).toEqual([first]);
  });

  it("lets a lower one in once those before it are gone", () => {
    const { rerender } = render(<Hosts of={["legalReread", "tips"]} />);
    expect(shown()).toEqual(["tips"]);
    rerender(<Hosts of={["legalReread"]} />);
    expect(shown()).toEqual(["legalReread"]);
  });

  it("keeps an open one below one that comes later", () => {
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

  it("lets none in between when one goes as another comes", () => {
    const { rerender } = render(<Hosts of={["tour", "tips"]} />);
    rerender(<Hosts of={["tour", "starting"]} />);
    expect(shown()).toEqual(["starting"]);
  });

  it("counts who asks, not how often", () => {
    const { rerender } = render(<Host modal="tips" />);
    rerender(<Host modal="tips" wanted={false} />);
    expect(shown()).toEqual([]);
    rerender(<Host modal="tips" />);
    expect(shown()).toEqual(["tips"]);
  });

  it("keeps the turn from one of a kind to the next", () => {
    const { rerender } = render([<Host key="1" modal="tips" />, <Host key="x" modal="venue" />]);
    rerender([<Host key="2" modal="tips" />, <Host key="x" modal="venue" />]);
    expect(shown()).toEqual(["tips"]);
  });
});

it("gives a component its turn", () => {
  const Late = inTurn("legalReread", ({ word }: { readonly word: string }) => <p>{word}</p>);
  const { rerender } = render([<Late key="l" word="条款" />, <Host key="a" modal="auth" />]);
  expect(shown()).toEqual(["auth"]);
  act(() => rerender([<Late key="l" word="条款" />]));
  expect(shown()).toEqual(["条款"]);
});
