// Carries the typed username between the dialog's forms: login, registration, forgotten password. It is
// forgotten when the dialog closes.
import { createContext, useContext, useEffect } from "react";

interface TypedName {
  readonly read: () => string;
  readonly keep: (name: string) => void;
}

export function typedName(first = ""): TypedName {
  let typed = first;
  return {
    read: () => typed,
    keep: (name) => {
      typed = name;
    },
  };
}

export const TypedNameContext = createContext(typedName());

export function useTypedName(): string {
  return useContext(TypedNameContext).read();
}

/** Takes down the username as it is typed. */
export function useKeepName(name: string): void {
  const { keep } = useContext(TypedNameContext);
  useEffect(() => keep(name), [name, keep]);
}
