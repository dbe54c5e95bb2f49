/* Dual-buffer non-local means with a guard of noise-free features (after Rousselle et al. 2012, 2013).
   gcc -O3 -march=native -ffast-math -shared -fPIC nlm.c -o nlm.so -lm */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* exp(x) for x <= 0, good enough for weights. */
static inline float falloff(float x) {
  float y = 1.f + x * 0.0625f;
  y = y < 0.f ? 0.f : y;
  y *= y; y *= y; y *= y; y *= y;
  return y;
}

/* Mean over a box of (2r+1)^2, edges repeated. `line` holds `w` floats, `pad` the plane in between. */
static void box_mean(float *plane, float *pad, float *line, int w, int h, int r) {
  float share = 1.f / ((2 * r + 1) * (2 * r + 1));
  for (int y = 0; y < h; y++) {
    const float *in = plane + (size_t)y * w;
    float *out = pad + (size_t)y * w, sum = 0;
    for (int i = -r; i <= r; i++) sum += in[i < 0 ? 0 : i];
    for (int x = 0; x < w; x++) {
      out[x] = sum;
      int ahead = x + r + 1 < w ? x + r + 1 : w - 1, behind = x - r > 0 ? x - r : 0;
      sum += in[ahead] - in[behind];
    }
  }
  memset(line, 0, sizeof(float) * w);
  for (int i = -r; i <= r; i++) {
    const float *in = pad + (size_t)(i < 0 ? 0 : i) * w;
    for (int x = 0; x < w; x++) line[x] += in[x];
  }
  for (int y = 0; y < h; y++) {
    int ahead = y + r + 1 < h ? y + r + 1 : h - 1, behind = y - r > 0 ? y - r : 0;
    const float *in = pad + (size_t)ahead * w, *gone = pad + (size_t)behind * w;
    float *out = plane + (size_t)y * w;
    for (int x = 0; x < w; x++) {
      out[x] = line[x] * share;
      line[x] += in[x] - gone[x];
    }
  }
}

/* Squared distance of the patches around each pixel and its neighbour at `off`, less the noise expected. */
static void patch_distance(float *d, const float *a, const float *var, size_t n, ptrdiff_t off,
                           int w, int x0, int x1, int y0, int y1, float k2) {
  for (int c = 0; c < 3; c++) {
    const float *p = a + c * n, *v = var + c * n;
    for (int y = y0; y < y1; y++) {
      size_t row = (size_t)y * w;
      for (int x = x0; x < x1; x++) {
        size_t i = row + x;
        float vp = v[i], vq = v[i + off], least = vp < vq ? vp : vq, e = p[i] - p[i + off];
        d[i] += (e * e - (vp + least)) / (1e-7f + k2 * (vp + vq));
      }
    }
  }
}

/* Planes of floats: `first` and `second` are [3][h][w], two renders with different seeds; `features` is
   [count][h][w], each divided by its bandwidth; `out_first` and `out_second` are [3][h][w] each. */
void denoise(int w, int h, int count, const float *first, const float *second, const float *features,
             int reach, int patch, float strength, float *out_first, float *out_second) {
  size_t n = (size_t)w * h, plane = sizeof(float) * n;
  float *var = malloc(plane * 3), *pad = malloc(plane), *line = malloc(sizeof(float) * w);
  float *sums = calloc(n * 8, sizeof(float));
  float *da = malloc(plane), *db = malloc(plane), *guard = malloc(plane);
  for (int c = 0; c < 3; c++) {
    float *v = var + c * n;
    for (size_t i = 0; i < n; i++) {
      float e = first[c * n + i] - second[c * n + i];
      v[i] = e * e * .5f;
    }
    box_mean(v, pad, line, w, h, 2);
  }
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + reach) continue;
      int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w, y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? h - dy : h;
      ptrdiff_t off = (ptrdiff_t)dy * w + dx;
      memset(da, 0, plane); memset(db, 0, plane); memset(guard, 0, plane);
      patch_distance(da, first, var, n, off, w, x0, x1, y0, y1, strength * strength);
      patch_distance(db, second, var, n, off, w, x0, x1, y0, y1, strength * strength);
      for (int f = 0; f < count; f++)
        for (int y = y0; y < y1; y++)
          for (int x = x0; x < x1; x++) {
            size_t i = (size_t)y * w + x;
            float e = features[f * n + i] - features[f * n + i + off];
            guard[i] += e * e;
          }
      box_mean(da, pad, line, w, h, patch);
      box_mean(db, pad, line, w, h, patch);
      for (int y = y0; y < y1; y++)
        for (int x = x0; x < x1; x++) {
          size_t i = (size_t)y * w + x, j = i + off;
          float limit = falloff(-guard[i]), a = da[i] / 3, b = db[i] / 3;
          a = falloff(a > 0 ? -a : 0); a = a < limit ? a : limit;
          b = falloff(b > 0 ? -b : 0); b = b < limit ? b : limit;
          sums[i] += a;
          sums[4 * n + i] += b;
          for (int c = 0; c < 3; c++) {
            sums[(1 + c) * n + i] += a * second[c * n + j];
            sums[(5 + c) * n + i] += b * first[c * n + j];
          }
        }
    }
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < n; i++) {
      out_first[c * n + i] = sums[(1 + c) * n + i] / (sums[i] + 1e-9f);
      out_second[c * n + i] = sums[(5 + c) * n + i] / (sums[4 * n + i] + 1e-9f);
    }
  free(var); free(pad); free(line); free(sums); free(da); free(db); free(guard);
}

/* Takes the mottle away that patches are too small to see: a wavelet filter with holes, guarded by the features
   and by `spread`, the noise that is left at each pixel. `light` is [3][h][w] and changed in place. */
void smooth(int w, int h, int count, const float *features, const float *spread, float *light, int levels) {
  static const float kernel[3] = {.375f, .25f, .0625f};
  size_t n = (size_t)w * h;
  float *next = malloc(sizeof(float) * n * 3);
  for (int level = 0; level < levels; level++) {
    int step = 1 << level;
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        size_t i = (size_t)y * w + x;
        float weight = 0, sum[3] = {0, 0, 0}, allowed = 1.f / (12.f * spread[i] + 1e-7f);
        for (int dy = -2; dy <= 2; dy++) {
          int v = y + dy * step;
          if (v < 0 || v >= h) continue;
          for (int dx = -2; dx <= 2; dx++) {
            int u = x + dx * step;
            if (u < 0 || u >= w) continue;
            size_t j = (size_t)v * w + u;
            float away = 0, guard = 0;
            for (int c = 0; c < 3; c++) { float e = light[c * n + i] - light[c * n + j]; away += e * e; }
            for (int f = 0; f < count; f++) { float e = features[f * n + i] - features[f * n + j]; guard += e * e; }
            float k = kernel[abs(dx)] * kernel[abs(dy)] * falloff(-guard - away * allowed);
            weight += k;
            for (int c = 0; c < 3; c++) sum[c] += k * light[c * n + j];
          }
        }
        for (int c = 0; c < 3; c++) next[c * n + i] = sum[c] / weight;
      }
    memcpy(light, next, sizeof(float) * n * 3);
  }
  free(next);
}
