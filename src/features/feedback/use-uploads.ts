// Pictures that are being uploaded. Their metadata is gone already: the browser has encoded them again.
import { useEffect, useRef, useState } from "react";
import { uploadImage } from "#contract/api/member.ts";
import { request } from "#lib/calls/http.ts";
import type { OwnPicture } from "#lib/browser/own-picture.ts";
import { randomId } from "#lib/wire/random-id.ts";

export interface UploadInProgress {
  readonly key: string;
  /** Data url. */
  readonly preview: string;
  /** From 0 to 1. */
  readonly share: number;
}

export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<readonly UploadInProgress[]>([]);
  const done = useRef(onUploaded);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    done.current = onUploaded;
  });
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((upload) => upload.abort());
  }, []);
  const drop = (key: string) => {
    running.current.delete(key);
    setUploads((now) => now.filter((upload) => upload.key !== key));
  };
  return {
    uploads,
    async add({ type, data, preview }: OwnPicture): Promise<void> {
      const key = randomId();
      const controller = new AbortController();
      running.current.set(key, controller);
      setUploads((now) => [...now, { key, preview, share: 0 }]);
      const onProgress = (share: number) =>
        setUploads((now) =>
          now.map((upload) => (upload.key === key ? { ...upload, share } : upload)),
        );
      try {
        const { signal } = controller;
        const { url } = await request(uploadImage, { type, data }, { signal, onProgress });
        done.current(url);
      } catch {
        // The call has shown its words; a cancelled one says nothing.
      }
      drop(key);
    },
    cancel(key: string): void {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}
