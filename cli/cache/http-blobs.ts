// The Bazel HTTP remote cache protocol: GET and PUT of /ac/<key> and /cas/<sha-256>.
import { BlobFault, DamagedEntry, tooLarge, type Area, type Blobs } from "./blobs.ts";

export function httpBlobs(base: URL, token: string | null): Blobs {
  const name = base.href.replace(/\/$/, "");
  const headers = {
    "accept-encoding": "identity",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const ask = async (area: Area, key: string, options: RequestInit): Promise<Response> => {
    try {
      // A redirect could send the token to another host.
      return await fetch(`${name}/${area}/${key}`, { redirect: "manual", ...options });
    } catch (error) {
      throw connectionFault(error);
    }
  };
  return {
    name,
    async get(area, key, limit, signal) {
      const response = await ask(area, key, { headers, signal });
      if (response.status === 200) return await body(response, area, limit);
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return null;
      throw statusFault(response.status, "a request");
    },
    async put(area, key, data, signal) {
      const response = await ask(area, key, {
        method: "PUT",
        headers: { ...headers, "content-type": "application/octet-stream" },
        body: Buffer.from(data),
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw statusFault(response.status, "an upload");
    },
  };
}

async function body(response: Response, area: Area, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > limit) throw tooLarge(area);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof DamagedEntry ? error : connectionFault(error);
  }
  return Buffer.concat(parts);
}

function statusFault(status: number, asked: string): BlobFault {
  if (status === 401 || status === 403) {
    return new BlobFault(
      `refuses ${asked} (${status})`,
      "give the token of the store in LIVERY_STORE_TOKEN, or leave --store-write out where it may only be read.",
    );
  }
  if (status >= 300 && status < 400) {
    return new BlobFault(
      `sends ${asked} elsewhere (${status})`,
      "give the address that answers itself: a redirect is never followed.",
    );
  }
  return new BlobFault(`answers ${asked} with ${status}`, "read the log of the store.");
}

function connectionFault(error: unknown): BlobFault {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = reason as NodeJS.ErrnoException;
  return new BlobFault(
    `does not deliver (${code ?? message})`,
    "make sure that it runs and that this machine reaches it.",
    error,
  );
}
