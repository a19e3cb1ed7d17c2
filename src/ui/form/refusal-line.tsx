import { css } from "#styled/css/index.js";
import { Note } from "../text/note.tsx";

/** The server's words above the button; the frame stands there from the start, else readers miss them. */
export function RefusalLine({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert" className={line}>
      {message !== undefined && <Note tone="warn">{message}</Note>}
    </div>
  );
}

// Out of the flow an empty line takes no gap of the form.
const line = css({ _empty: { position: "absolute" } });
