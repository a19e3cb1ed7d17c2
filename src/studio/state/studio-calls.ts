// Calls of the studio's own server; every address is below the token of the page's address.
import type {
  CompareRequest,
  StudioAnswer,
  StudioEvent,
  StudioProblem,
  StudioRequest,
  StudioState,
  StudioText,
} from "#contract/studio.ts";

export interface Loaded {
  readonly state: StudioState;
  readonly problems: readonly StudioProblem[];
}

export const loadState = () => read<Loaded>("state");
export const loadDiff = () => read<{ readonly diff: string }>("diff");
export const loadTexts = (query: string) =>
  read<readonly StudioText[]>(`texts?q=${encodeURIComponent(query)}`);
export const sendEdit = (request: StudioRequest) => post<StudioAnswer>("edit", request);
export const sendUndo = () => post<StudioAnswer>("undo", {});
export const sendRedo = () => post<StudioAnswer>("redo", {});
export const sendDiscard = (file: string | null) => post<StudioAnswer>("discard", { file });
export const sendCompare = (request: CompareRequest) =>
  post<{ readonly host: string | null; readonly refused: StudioAnswer["refused"] }>(
    "compare",
    request,
  );

export function listenToStudio(
  onEvent: (event: StudioEvent) => void,
  onConnection: (isOpen: boolean) => void,
): () => void {
  const source = new EventSource("events");
  source.addEventListener("open", () => onConnection(true));
  source.addEventListener("error", () => onConnection(false));
  source.addEventListener("message", ({ data }: MessageEvent<string>) =>
    onEvent(JSON.parse(data) as StudioEvent),
  );
  return () => source.close();
}

async function read<T>(path: string): Promise<T> {
  return await answer<T>(await fetch(path));
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return await answer<T>(
    await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()) as T;
}
