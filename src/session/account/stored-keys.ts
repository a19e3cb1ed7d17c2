// Stores one non-exportable key in IndexedDB.

export interface KeyStore {
  read(): Promise<CryptoKey | null>;
  write(key: CryptoKey): Promise<void>;
  remove(): Promise<void>;
}

const DATABASE = "keys";
const STORE = "keys";
const ID = "password";

/** Every function rejects without IndexedDB. */
export const storedKeys: KeyStore = {
  async read() {
    const found = await run("readonly", (store) => store.get(ID));
    return found instanceof CryptoKey ? found : null;
  },
  async write(key) {
    await run("readwrite", (store) => store.put(key, ID));
  },
  async remove() {
    await run("readwrite", (store) => store.delete(ID));
  },
};

async function run(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
    request.addEventListener("blocked", () => reject(request.error));
  });
}
