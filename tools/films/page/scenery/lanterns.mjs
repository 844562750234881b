/** Lanterns on a line over a garden, for guests. */
export function drawLanterns(context, { from, to, sag = 44, count = 6, ink }) {
  const at = (share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * Math.sin(Math.PI * share),
  ];
  context.strokeStyle = ink('#3b3f5c', 'object');
  context.lineWidth = 2.5;
  context.beginPath();
  for (let step = 0; step <= 20; step += 1) context.lineTo(...at(step / 20));
  context.stroke();
  for (let lantern = 0; lantern < count; lantern += 1) {
    const [x, y] = at((lantern + 0.5) / count);
    const glow = context.createRadialGradient(x, y + 18, 4, x, y + 18, 90);
    glow.addColorStop(0, `${ink('#ffdf9f', 'light')}90`);
    glow.addColorStop(1, `${ink('#ffdf9f', 'light')}00`);
    context.fillStyle = glow;
    context.fillRect(x - 90, y - 72, 180, 180);
    context.fillStyle = ink('#fff0cf', 'light');
    context.beginPath();
    context.ellipse(x, y + 18, 15, 18, 0, 0, 2 * Math.PI);
    context.fill();
  }
}
