import { limits } from '@stratum/contract/limits';
import { toast } from 'react-toastify/unstyled';

const { success, error, other } = limits.toast;
const appearance = {
  success: { autoClose: success, role: 'status' },
  error: { autoClose: error, role: 'alert' },
  info: { autoClose: other, role: 'status' },
};

/** Waits in the library's queue until the stack stands. */
export function showToast(kind: keyof typeof appearance, message: string): void {
  toast[kind](message, appearance[kind]);
}
