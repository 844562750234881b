// Who appears in the films. Ages, bodies and lives differ; each leads in turn.
export const people = {
  mara: { age: 38, skin: '#b97f5c', hair: { style: 'bun', colour: '#2f2a3c' }, top: '#c9dbd8', trousers: '#c9dbd8', shoes: '#6d3f55', barefoot: true, dials: { bust: 0.25 } },
  imani: { age: 34, skin: '#8a573d', hair: { style: 'curls', colour: '#2a2433' }, top: '#d9bd84', trousers: '#35688f', shoes: '#37307a', dials: { bust: 0.15, width: 0.95 } },
  yusuf: { age: 52, skin: '#d7a683', hair: { style: 'bald', colour: '#57493f' }, beard: true, top: '#46868b', trousers: '#41445c', shoes: '#25263a', dials: { belly: 0.55, width: 1.08 } },
  lena: { age: 27, skin: '#f0c4a3', hair: { style: 'tail', colour: '#b75f2c' }, top: '#c4714a', trousers: '#2b4b90', shoes: '#e8e2da', dials: { width: 0.92, bust: 0.15 } },
  otto: { age: 74, skin: '#ecbf9c', hair: { style: 'white', colour: '#dcdfd9' }, top: '#90ad83', trousers: '#57514a', shoes: '#312c2f', dials: { stoop: 0.35, limb: 0.92, width: 0.95 } },
  samira: { age: 45, skin: '#c08a66', hair: { style: 'scarf', colour: '#2c4d8c' }, top: '#629b86', trousers: '#2f2c6b', shoes: '#25263a', dials: { width: 1.02 } },
  noa: { age: 10, skin: '#d9a880', hair: { style: 'bob', colour: '#26242f' }, top: '#88adb9', trousers: '#2f3f77', shoes: '#8e5237', dials: { head: 1.12, leg: 0.78, trunk: 0.82, limb: 0.85, width: 0.85 } },
};
