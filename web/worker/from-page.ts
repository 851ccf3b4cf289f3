/**
 * A worker with that script; null where none may be started, as in the sandbox of a page that frames us. One that comes
 * from an address is bound by no policy of the page (on a static host it cannot bring one of its own); one that comes from
 * the page inherits it.
 */
export function workerFromPage(script: string, name: string): Worker | null {
  const source = `import ${JSON.stringify(new URL(script, location.href).href)};`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const worker = new Worker(address, { type: 'module', name });
    worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true }); // it has been read
    return worker;
  } catch {
    return null;
  }
}
