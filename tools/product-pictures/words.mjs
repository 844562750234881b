/** Words of the book that the pack has not. */
export const words = {
  en: {
    title: ['The field book', 'of the nine levels'],
    trial: 'One thing, two weeks',
    hand: [
      'After I have put the kettle on,',
      'I write down three choices.',
      'Chloe asks on Tuesdays.',
    ],
    pocket: 'Fourteen months',
  },
  fr: {
    title: ['Le carnet de terrain', 'des neuf niveaux'],
    trial: 'Une chose, deux semaines',
    hand: [
      'Quand la bouilloire chauffe,',
      'je note trois possibilités.',
      'Chloé demande le mardi.',
    ],
    pocket: 'Quatorze mois',
  },
  de: {
    title: ['Das Feldbuch', 'der neun Stufen'],
    trial: 'Eine Sache, zwei Wochen',
    hand: [
      'Wenn der Kessel aufgesetzt ist,',
      'schreibe ich drei Wege auf.',
      'Chloe fragt dienstags.',
    ],
    pocket: 'Vierzehn Monate',
  },
};
