// Translators of browsers put a `<font>` (or an element of their own) in the place of a text that React holds: it would
// then insert beside a node that is not there, or remove it, and the page is lost. A text that React touches is put back
// in the place of its translation, with what it says now; the translator then translates that.

const translationOf = new WeakMap<Node, Element>();
const textsOf = new WeakMap<Node, Text[]>();

/** A page that nobody translates keeps the methods of its browser. */
export function outliveTranslation(page: Node): void {
  let isGuarded = false;
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isForeign))) return;
    const own = records.filter(({ target }) => !isInForeign(target));
    for (const parent of new Set(own.map(({ target }) => target)))
      pair(own.filter(({ target }) => target === parent));
    if (!isGuarded) guardMethods();
    isGuarded = true;
  });
  observer.observe(page, { childList: true, subtree: true });
}

/** The core draws no such element. */
function isForeign(node: Node): node is Element {
  return node.nodeName === "FONT" || (node instanceof Element && node.nodeName.includes("-"));
}

/** What moves inside a translation is not the core's. */
function isInForeign(node: Node | null): boolean {
  return node !== null && (isForeign(node) || isInForeign(node.parentNode));
}

/**
 * A translator takes the texts of an element in their order, replaced or one by one removed and inserted. Where it
 * makes one of several, they come back together.
 */
function pair(ofOneParent: readonly MutationRecord[]): void {
  const added = ofOneParent.flatMap(({ addedNodes }) => [...addedNodes].filter(isForeign));
  const removed = ofOneParent.flatMap(({ removedNodes }) => [...removedNodes].flatMap(textsIn));
  for (const [index, text] of removed.entries()) {
    const translation = added[Math.min(index, added.length - 1)];
    if (translation === undefined) return;
    translationOf.set(text, translation);
    textsOf.set(translation, [...(textsOf.get(translation) ?? []), text]);
  }
}

/** A translation may be translated again. */
function textsIn(node: Node): readonly Text[] {
  return node instanceof Text ? [node] : (textsOf.get(node) ?? []);
}

function putBack(node: Node | null): void {
  const translation = node === null ? undefined : translationOf.get(node);
  if (translation === undefined) return;
  const texts = textsOf.get(translation) ?? [];
  for (const text of texts) translationOf.delete(text);
  textsOf.delete(translation);
  // Gone where the reader asked for the original.
  if (translation.isConnected) translation.replaceWith(...texts);
}

function guardMethods(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      putBack(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      putBack(node);
      putBack(before);
      return insertBefore.call(this, node, before);
    },
    removeChild(this: Node, node: Node) {
      putBack(node);
      return removeChild.call(this, node);
    },
  });
  if (value === undefined) return;
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this);
      value.set?.call(this, text);
    },
  });
}
