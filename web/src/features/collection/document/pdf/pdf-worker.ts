/** Reads PDFs beside the page; without a script of theirs, since it holds no engine for any. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
