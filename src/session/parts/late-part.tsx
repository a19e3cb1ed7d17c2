// Components whose code comes when they are first drawn: the one way to load a part of a page late. Where it cannot
// be loaded, the player reads so and can try again.
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { loadAtLast, onReconnect } from "#lib/browser/offline.ts";
import { loadNamespace } from "../preferences/locale.ts";
import { loadOrReload } from "./chunk-reload.ts";
import type * as Views from "./missing-part.tsx";

let views: typeof Views | null = null;

/** Loads what a part that is missing shows, before it is needed: then there may be no network. */
export async function loadMissingViews(): Promise<void> {
  views = await import("./missing-part.tsx");
}

type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

interface Late {
  /** Namespaces of the texts that it needs besides those of its page. */
  readonly texts?: readonly string[];
}

interface LatePart extends Late {
  /** The page works without it: a failed load is repeated until it succeeds, and nothing is said. */
  readonly unasked?: true;
  /** What it waits for before anything is fetched. */
  readonly after?: () => Promise<unknown>;
  /** Fails as one line: a note, or something else of little height. */
  readonly small?: true;
}

/** The fallback of its Suspense shows until it is there, or until its place says that it cannot be loaded. */
export function latePart<Props extends object>(
  load: LoadComponent<Props>,
  { unasked, after, small, ...late }: LatePart = {},
): ComponentType<Props> {
  const whole = withTexts(load, late);
  const waiting = async () => {
    await after?.();
    return whole();
  };
  if (unasked) return lazy(async () => ({ default: await loadAtLast(waiting) }));
  return lateWith(
    () => loadOrReload(waiting),
    ({ error, tries, retry }) => {
      const Missing = small === true ? views?.MissingLine : views?.MissingPart;
      return Missing && <Missing {...{ error, tries, retry }} />;
    },
  );
}

interface OverlayProps {
  /** Undefined: open as long as it is drawn. */
  readonly open?: boolean;
  readonly onClose?: () => void;
}

interface LateOverlay extends Late {
  /** Takes back what asked for it, so that the same press asks again; by default its `onClose`. */
  readonly leave?: () => void;
}

/** What a press opens over the page. Where it cannot be loaded, a message says so, and the focus stays. */
export function lateOverlay<Props extends OverlayProps>(
  load: LoadComponent<Props>,
  { leave, ...late }: LateOverlay = {},
): ComponentType<Props> {
  const whole = withTexts(load, late);
  return lateWith(
    () => loadOrReload(whole),
    ({ tries, retry, shown: { open = true, onClose = nothing } }) => (
      <OverlayMissing {...{ tries, retry, open }} leave={leave ?? onClose} />
    ),
  );
}

/** In the place of an overlay that could not be loaded. */
export function OverlayMissing(props: ComponentProps<typeof Views.MissingOverlay>) {
  const Missing = views?.MissingOverlay;
  return Missing && <Missing {...props} />;
}

function withTexts<Props>(load: LoadComponent<Props>, { texts = [] }: Late): LoadComponent<Props> {
  return async () => {
    const [part] = await Promise.all([withLateStyles(load), ...texts.map(loadNamespace)]);
    return part;
  };
}

function nothing(): void {}

interface Missed<Props> extends Views.MissingProps {
  /** Properties of the part. */
  readonly shown: Props;
}

/** @param Missing is drawn in its place while it could not be loaded */
export function lateWith<Props extends object>(
  load: LoadComponent<Props>,
  Missing: ComponentType<Missed<Props>>,
): ComponentType<Props> {
  let failure: unknown = null;
  /** Undefined where it could not be loaded. */
  const fetchPart = async (): Promise<ComponentType<Props> | undefined> => {
    try {
      return await load();
    } catch (error) {
      failure = error;
      // Where not even that can be loaded, its place stays empty until the network is back.
      await loadMissingViews().catch(nothing);
      return undefined;
    }
  };
  const Found = createContext<(part: ComponentType<Props>) => void>(nothing);

  function Failed(shown: Props) {
    const found = use(Found);
    const [tries, setTries] = useState(1);
    // A lazy component stays as it ended: whoever draws the part next has a new one.
    useEffect(() => () => void (current = fetched()), []);
    const retry = async () => {
      const part = await fetchPart();
      if (part === undefined) setTries((count) => count + 1);
      else found(part);
    };
    const again = useEffectEvent(() => void retry());
    useEffect(() => (views === null ? onReconnect(() => again()) : undefined), []);
    return <Missing error={failure} tries={tries} retry={() => void retry()} shown={shown} />;
  }

  const fetched = (): ComponentType<Props> =>
    lazy(async () => ({ default: (await fetchPart()) ?? Failed }));
  let current = fetched();

  return function Late(props: Props) {
    const [Part, setPart] = useState(() => current);
    const found = useCallback((part: ComponentType<Props>) => setPart(() => part), []);
    return (
      <Found value={found}>
        <Part {...props} />
      </Found>
    );
  };
}
