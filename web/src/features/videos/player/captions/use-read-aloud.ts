import type { Locale } from '@stratum/contract/locale';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const synth: SpeechSynthesis | undefined = window.speechSynthesis;

function subscribe(onChange: () => void): () => void {
  synth?.addEventListener('voiceschanged', onChange);
  return () => synth?.removeEventListener('voiceschanged', onChange);
}

/** A voice of this device that speaks the language; null where it has none. */
export function useVoice(locale: Locale): SpeechSynthesisVoice | null {
  return useSyncExternalStore(subscribe, () => voiceOf(locale));
}

function voiceOf(locale: Locale): SpeechSynthesisVoice | null {
  const voices = synth?.getVoices().filter(({ lang }) => lang.slice(0, 2) === locale) ?? [];
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

interface ReadAloud {
  readonly voice: SpeechSynthesisVoice | null;
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  readonly rate: number;
  /** The number of what is said now; -1 for nothing. */
  readonly index: number;
  readonly text: string;
}

/** Speaks each caption as it comes; what is not through when the next one comes is finished first. */
export function useReadAloud({ voice, isOn, isPlaying, rate, index, text }: ReadAloud): void {
  const spoken = useRef(-1);
  const isSpeaking = isOn && isPlaying && voice !== null;

  useEffect(() => {
    if (!isSpeaking || index < 0 || index === spoken.current) return;
    // Somebody has gone elsewhere in the film.
    if (index !== spoken.current + 1) synth?.cancel();
    spoken.current = index;
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate });
    utterance.lang = voice.lang;
    synth?.speak(utterance);
  }, [index, isSpeaking, rate, text, voice]);

  useEffect(() => {
    if (!isSpeaking) return undefined;
    return () => {
      spoken.current = -1;
      synth?.cancel();
    };
  }, [isSpeaking]);
}
