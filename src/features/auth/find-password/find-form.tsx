// The form around a step, with what the server said about the whole of it.
import type { ReactNode } from "react";
import { formFrame } from "../form-frame.ts";
import { RefusalLine } from "../refusal-line.tsx";
import type { Find } from "./use-find.ts";

interface FindFormProps {
  readonly find: Find;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

export function FindForm({ find, onSubmit, children }: FindFormProps) {
  const { refusal, step } = find.state;
  return (
    <form
      noValidate
      className={formFrame}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {step === 0 && <RefusalLine message={refusal?.message} />}
      {children}
    </form>
  );
}
