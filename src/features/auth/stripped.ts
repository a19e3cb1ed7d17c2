import type { ChangeEvent, CompositionEvent } from "react";

type Change = (event: { target: HTMLInputElement; type?: string }) => unknown;

/**
 * Handlers of a field that takes no whitespace (spec: shell-and-accounts §5): typed or pasted, it is taken out
 * before the length is cut, so that a pasted ` linxi88 ` is whole. An input method is left in peace until it
 * has finished.
 */
export function stripped(max: number, onChange: Change) {
  const strip = (target: HTMLInputElement) => {
    const clean = stripText(target.value, max);
    if (clean !== target.value) target.value = clean;
    void onChange({ target, type: "change" });
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, target } = event;
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
      strip(target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => strip(event.currentTarget),
  };
}

export function stripText(text: string, max: number): string {
  return text.replaceAll(/\s/g, "").slice(0, max);
}
