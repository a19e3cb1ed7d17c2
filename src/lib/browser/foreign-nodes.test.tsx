// @vitest-environment jsdom
// Every way in which React touches a text, under every way in which translators take texts out of a page.
import { act, Fragment, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { outliveTranslation } from "./foreign-nodes.ts";

function translationFor(text: Text): HTMLElement {
  const outer = document.createElement("font");
  const inner = document.createElement("font");
  inner.textContent = text.nodeValue;
  outer.append(inner);
  return outer;
}

/** Translations of one pass over the page. */
const fresh = new Set<Node>();

const TRANSLATORS: Record<string, (text: Text) => void> = {
  replaces: (text) => text.replaceWith(translationFor(text)),
  "inserts, then removes": (text) => {
    text.before(translationFor(text));
    text.remove();
  },
  "removes, then inserts": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(translationFor(text), nextSibling);
  },
  "moves the text": (text) => {
    const wrapper = document.createElement("font");
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  surrounds: (text) => {
    const range = document.createRange();
    range.selectNode(text);
    range.surroundContents(document.createElement("font"));
  },
  "has an element of its own": (text) => {
    const wrapper = document.createElement("ya-tr-span");
    wrapper.textContent = text.nodeValue;
    text.replaceWith(wrapper);
  },
  "makes one of neighbours": (text) => {
    const { previousSibling: neighbour } = text;
    if (neighbour !== null && fresh.has(neighbour)) {
      neighbour.textContent += text.nodeValue ?? "";
      text.remove();
    } else {
      const translation = translationFor(text);
      fresh.add(translation);
      text.replaceWith(translation);
    }
  },
};

interface Change {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

const change = (before: ReactNode, after: ReactNode): Change => ({ before, after });

const CHANGES: Record<string, Change> = {
  "a text changes": change(<p>¥ {1}</p>, <p>¥ {2}</p>),
  "an only text changes": change(<p>{1}</p>, <p>{2}</p>),
  "a text goes": change(
    <p>
      {"odds "}
      {"up"}
      <b>!</b>
    </p>,
    <p>
      {"odds "}
      {null}
      <b>!</b>
    </p>,
  ),
  "a text comes": change(
    <p>
      {null}
      {"odds"}
    </p>,
    <p>
      {"up "}
      {"odds"}
    </p>,
  ),
  "an element comes before a text": change(
    <p>
      {null}
      {"odds"}
    </p>,
    <p>
      <b>up</b>
      {"odds"}
    </p>,
  ),
  "an element goes": change(
    <p>
      <b>up</b>
      {"odds"}
    </p>,
    <p>
      {null}
      {"odds"}
    </p>,
  ),
  "a text becomes an element": change(
    <p>
      {"a"}
      {"b"}
      {"c"}
    </p>,
    <p>
      {"a"}
      <b>b</b>
      {"c"}
    </p>,
  ),
  "texts change places": change(
    <p>
      {["a", "b"].map((text) => (
        <Fragment key={text}>{text}</Fragment>
      ))}
    </p>,
    <p>
      {["b", "a"].map((text) => (
        <Fragment key={text}>{text}</Fragment>
      ))}
    </p>,
  ),
  "the element goes": change(
    <p>
      {"a"}
      {"b"}
    </p>,
    null,
  ),
};

let host: HTMLElement;
let root: Root;
beforeAll(() => outliveTranslation(document));
beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(() => root.unmount());
  host.remove();
});

const render = (node: ReactNode) => act(() => root.render(<div>{node} tail</div>));

function translate(how: (text: Text) => void): void {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  fresh.clear();
  for (const text of texts) how(text);
}

async function shown(node: ReactNode): Promise<string | null> {
  await render(node);
  return host.textContent;
}

const ways = Object.keys(TRANSLATORS).flatMap((how) =>
  Object.keys(CHANGES).map((what) => [how, what] as const),
);

it.each(ways)("a translator that %s, then %s", async (how, what) => {
  const { before, after } = CHANGES[what] ?? change(null, null);
  const first = { node: before, text: await shown(before) };
  const second = { node: after, text: await shown(after) };
  await render(before);
  // A translation is translated again, and what was there before comes back.
  for (const { node, text } of [second, first, second]) {
    translate(TRANSLATORS[how] as (text: Text) => void);
    await Promise.resolve();
    expect(await shown(node)).toBe(text);
  }
});
