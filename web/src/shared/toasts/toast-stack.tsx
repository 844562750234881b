import './toasts.css';
import { limits } from '@stratum/contract/limits';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastContent,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled';
import { AlertIcon, CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { TextLink } from '../ui/link.tsx';
import { ToastTransition } from './toast-transition.tsx';

/** §9: top-right, draggable at 80 percent. The attribute keeps it reachable beside an open dialog. */
export function ToastStack() {
  const { t } = useTranslation('shared/toasts');
  return (
    <div data-react-aria-top-layer="true" onFocus={() => toast.pause()} onBlur={playOutside}>
      <ToastContainer
        position="top-right"
        newestOnTop
        draggable
        draggablePercent={limits.toast.draggablePercent}
        autoClose={limits.toast.other}
        pauseOnHover
        pauseOnFocusLoss={false}
        hideProgressBar
        transition={ToastTransition}
        theme="own"
        icon={iconOf}
        closeButton={closeButton}
        aria-label={t('notifications')}
      />
    </div>
  );
}

function playOutside({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) toast.play();
}

function iconOf({ type }: { type: TypeOptions }) {
  return type === 'success' ? <CheckIcon /> : <AlertIcon />;
}

/** The library calls it as a function, so the hook stands in a component of its own. */
function closeButton({ closeToast }: CloseButtonProps) {
  return <CloseButton onPress={() => closeToast(true)} />;
}

function CloseButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('shared/toasts');
  return (
    <button type="button" className="toast-close" aria-label={t('close')} onClick={onPress}>
      <CloseIcon />
    </button>
  );
}

const { success, error, other } = limits.toast;
const appearance = {
  success: { autoClose: success, role: 'status' },
  error: { autoClose: error, role: 'alert' },
  info: { autoClose: other, role: 'status' },
};

/** Where a toast leads that is pressed. */
export interface ToastLink {
  /** A path without language prefix. */
  readonly to: string;
  readonly onOpen: () => void;
}

/** Waits in the library's queue until the stack stands. */
export function showToast(kind: keyof typeof appearance, message: string, link?: ToastLink): void {
  const content: ToastContent = link
    ? ({ closeToast }) => (
        <TextLink
          to={link.to}
          onClick={() => {
            closeToast();
            link.onOpen();
          }}
        >
          {message}
        </TextLink>
      )
    : message;
  toast[kind](content, appearance[kind]);
}
