// Elements without a framework. Text is always set as text.

type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  setAttributes(made, attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** False and null leave an attribute out. */
function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, String(value));
  }
}

export function button(
  label: string,
  attributes: Attributes,
  press: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const content = children.length === 0 ? [label] : children;
  const made = el("button", { type: "button", ...attributes }, ...content);
  if (children.length > 0) made.setAttribute("aria-label", label);
  made.addEventListener("click", press);
  return made;
}

export function replace(parent: Element, ...children: readonly Child[]): void {
  parent.replaceChildren(...children.filter((child) => child !== null));
}

export function icon(path: string): SVGSVGElement {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon" }, svg("path", { d: path }));
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** As `pause`, also for those who want no motion: for times that rules ask for. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

/** Resolves after the time, at once where motion is reduced. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : milliseconds));
}
