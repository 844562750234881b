const beginnings =
  /^(if|when|whenever|once|as soon as|si|s['’]ils?|quand|lorsqu(e|['’])|dès qu(e|['’])|wenn|falls|sobald)(?!\p{L})/iu;

/** Whether a plan is written as a whole: “If it rains, I train at home”. */
export function isSentence(plan: string): boolean {
  return beginnings.test(plan.trim());
}
