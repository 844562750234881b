import { uploadHeaders } from '@stratum/contract/upload-words';
import { CallError, type NetworkCode } from '../api/call-error.ts';
import { genericMessage } from '../api/generic-message.ts';
import { clientError } from '../api/reply.ts';
import { isRecord } from '../json/is-record.ts';

interface Sending {
  readonly url: string;
  readonly file: Blob;
  readonly type: string;
  readonly signal: AbortSignal;
  /** Told bytes sent so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * PUTs a file to a signed address. By XMLHttpRequest, since fetch tells nobody how far it has come.
 * @throws CallError, or the signal's reason once it is aborted
 */
export function putFile({ url, file, type, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let hasStalled = false;
    const watchAnew = stallWatch(() => {
      hasStalled = true;
      abort();
    });
    signal.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded }) => {
      watchAnew();
      onProgress(loaded);
    });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      watchAnew.stop();
      if (signal.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve();
      else if (request.status === 0) reject(unreached(hasStalled ? 'timeout' : 'offline'));
      else reject(refusal(request));
    });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(uploadHeaders(type))) {
      request.setRequestHeader(name, value);
    }
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.send(file);
  });
}

/** How long an upload may stand still, in milliseconds. */
const stallTimeout = 20_000;

/** Calls `onStall` once no byte has moved for `stallTimeout`. */
function stallWatch(onStall: () => void) {
  let timer = setTimeout(onStall, stallTimeout);
  const watchAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(onStall, stallTimeout);
  };
  return Object.assign(watchAnew, { stop: () => clearTimeout(timer) });
}

function unreached(code: NetworkCode): CallError {
  return new CallError({ code, message: genericMessage(code) });
}

/** The product's own storage says what is the matter; another one's words are for no person. */
function refusal({ responseText }: XMLHttpRequest): CallError {
  const generic = {
    code: 'something_went_wrong',
    message: genericMessage('something_went_wrong'),
  };
  return new CallError(clientError(errorIn(responseText), generic));
}

function errorIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body.error : null;
  } catch {
    return null;
  }
}
