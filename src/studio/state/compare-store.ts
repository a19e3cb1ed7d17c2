// The other side of a comparison: another brand, or this one at a revision of git.
import { create } from "zustand";
import type { CompareRequest } from "#contract/studio.ts";
import { sendCompare } from "./studio-calls.ts";
import { useStudio } from "./studio-store.ts";

export interface OtherSide {
  readonly host: string;
  readonly title: string;
}

export const useCompare = create<{
  readonly shown: OtherSide | null;
  readonly isLoading: boolean;
}>(() => ({ shown: null, isLoading: false }));

export async function compareWith(request: CompareRequest): Promise<void> {
  useCompare.setState({ isLoading: true });
  try {
    const { host, refused } = await sendCompare(request);
    const title = request.kind === "brand" ? request.id : request.revision;
    useCompare.setState({ shown: host === null ? null : { host, title } });
    useStudio.setState({ refused });
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    useStudio.setState({ refused: { what, fix: "Choose another brand or revision." } });
  } finally {
    useCompare.setState({ isLoading: false });
  }
}

export const endComparison = (): void => useCompare.setState({ shown: null });
