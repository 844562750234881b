/** In place of XMLHttpRequest: an upload that the test ends. */
export class Upload extends EventTarget {
  static all: Upload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  body: File | null = null;
  open() {}
  setRequestHeader() {}
  send(body: File) {
    this.body = body;
    Upload.all.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('loadend'));
  }
  arrive(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  end(status: number) {
    this.status = status;
    this.dispatchEvent(new Event('loadend'));
  }
}
