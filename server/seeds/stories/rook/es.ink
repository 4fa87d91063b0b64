// Rook (Jonah Bellamy), español. Tres historias y el mostrador.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR arranque = ""
VAR truco = 0
VAR fatal = ""
VAR palabra = ""
VAR abierto = 0
VAR gesto = ""
VAR risa = ""
VAR fui = 0
VAR dibujo = ""
VAR aviso = 0
VAR primero = 0
VAR error = ""
VAR pillo = ""
VAR chapa = ""
VAR leida = 0
VAR titulo = ""

=== micro ===
# title: Mi discurso de tres palabras
# chip: Un micrófono, tres palabras
# keys: micrófono, discurso, hablar en público, vergüenza, biblioteca, torneo, nervios, ceja, aplauso, gracioso
# lore: microphone
-> nota
= nota
# back: Me piden unas palabras con micrófono, el sábado. ¿Digo que sí o me escapo?
Enero, biblioteca, radiador tres. La bibliotecaria me deja una nota en el tablero, encima de mi rey: «Sábado, seis. Abre usted el torneo. Unas palabras. Con micrófono.» Espera. Léela otra vez. Con micrófono. Tú estás al otro lado del tablero. ¿Qué hago?
+ [Acepta, hombre # yes # like: acepta, sí, hazlo, venga, di que sí, por qué no, claro, ánimo, tú puedes, no seas cobarde, es solo un momentito, yo aceptaría, te vendrá bien, es un honor, lánzate, qué puede salir mal]
    Suena fácil desde ahí. Levanté la vista para decir que no y ella levantó una ceja. Dije que sí.
    -> arrancar
+ [Finge que te quedas sin voz # like: fingir, finge, ronco, afonía, sin voz, estás enfermo, una excusa, miente, catarro, gripe repentina, di que tienes laringitis, escríbele que estás malo, tose mucho, teatro, yo me inventaría algo]
    Buena trampa. Empecé a carraspear. Ella me trajo un caramelo, un vaso de agua y la ceja. Dije que sí.
    -> arrancar
+ [Que hable Winnie # no # like: winnie, que hable otra, otra persona, no, di que no, niégate, pásaselo a otro, que vaya pru, hay gente más salada, delega, tu alumna lo bordaría, busca un sustituto, rechaza con educación, que lo haga la abuela]
    Mi alumna de ochenta y tantos. Se ofreció encantada, con un tema: «Los hombres que dan la lata». La ceja dijo que no. Dije que sí.
    -> arrancar
+ [any # any]
    Vale. Lo iba a apuntar en el margen y levanté la vista. Ella estaba de pie, con la ceja a media asta, y me oí decir que sí.
    -> arrancar
= arrancar
# own
# back: Hay que escribir el discurso. ¿Con qué frase empiezo?
Cuatro días. Dos golpes en la mesa. Papel. Tengo «Buenas tardes» y ya no estoy seguro de las tardes. Hay que empezar por algo que agarre. Díctame la primera frase, la que sea, que luego la muevo.
+ [«El ajedrez es la vida» # like: el ajedrez es la vida, la vida es ajedrez, una frase bonita, algo profundo, filosofía, una cita, empieza con una metáfora, cada jugada cuenta, solemne, citar a un campeón, algo grandioso, el tablero somos todos]
    No. Perdona, no. Si la vida fuera ajedrez, mi hermana no me ganaría a las damas. Pero la apunto.
    -> ensayo
+ [«Seré breve» # like: seré breve, voy a ser breve, breve, poco, corto, rápido, dos palabras, no me enrollo, prometo no alargarme, lo bueno si corto, gracias y adiós, dos minutos, en pocas palabras, voy al grano]
    Esa me gusta. Aún no sabes cuánto. Yo tampoco lo sabía.
    -> ensayo
+ [Sin discurso. A jugar # no # like: sin discurso, a jugar, nada, no digas nada, ninguna, que jueguen, silencio, que empiece el torneo, nadie quiere oír un rollo, saludar y ya, tirar el papel, di jueguen, fuera protocolo]
    Eso diría el parque entero. Pero la nota decía palabras, en plural. Sigo teniendo «Buenas tardes».
    -> ensayo
+ [any # slot: arranque 18]
    «{arranque}». Espera, que la leo en voz alta. Sí. Con eso me siento a escuchar a cualquiera. Va la primera.
    -> ensayo
+ [any # any]
    Lo he puesto todo, en letra pequeña, y me he quedado sin hoja para los agradecimientos. Mejor.
    -> ensayo
= ensayo
# back: Ensayo delante del galgo y bosteza. ¿Qué truco me das para los nervios?
Ensayo general, mi cocina, delante del galgo del vecino. Va de lado y yo lo llamo Alfil. A la tercera frase bosteza. A la cuarta se va, de lado. Noemi, con el reloj: «Siete segundos. Y tres eran tos.» Venga, un truco. ¿Tú qué haces?
+ [Imagínalos en pijama # like: en pijama, desnudos, ropa interior, imagínalos, en calzoncillos, imaginar, calcetines, todos en bata, con rulos, el público en chanclas, yo los imagino en pelotas, en zapatillas de cuadros]
    ~ truco = 1
    Lo probé con la bibliotecaria. No. Mal. La ceja también iba en pijama. Fue peor.
    -> fatal1
+ [Mira un punto fijo # like: un punto fijo, mirar un punto, la pared, al fondo, no mires a nadie, mira lejos, el reloj, busca una lámpara, clava la vista en la salida, por encima de las cabezas, un cuadro, no cruces la mirada, elige un clavo]
    ~ truco = 2
    Ese lo enseño yo, para los finales. Elegí el reloj de la pared. No conté con que anda.
    -> fatal1
+ [Respira y ya # like: respira, respirar, hondo, despacio, calma, respiración, cuenta hasta diez, tranquilo, inspira por la nariz, aire adentro aire afuera, relaja los hombros, meditación, yo cuento mientras tomo aire, despacito]
    ~ truco = 3
    Respiré tanto que Noemi abrió la ventana para que le quedara algo. Pero oye, ayudó un poco.
    -> fatal1
+ [any # any]
    Vale. Eso al bolsillo, con el galgo de testigo. Tengo nueve trampas de la calle y ninguna contra un aparato con cable.
    -> fatal1
= fatal1
# own
# back: Delante de gente, todo el mundo tiene algo que le sale fatal. ¿Qué es lo tuyo?
Noche del viernes. Llamo a Pru, mi hermana, que arregla ascensores y no se asusta. «A mí me tiemblan las manos si me miran cortar pan», dice. Pru. Treinta años y no lo sabía. ¿Y tú? ¿Qué te sale fatal en cuanto alguien mira?
+ [Aparcar # like: aparcar, estacionar, conducir, el coche, marcha atrás, manejar, maniobrar, en batería, el examen de conducir, entrar en el garaje, con el volante, cuando me pitan, dejar el auto]
    Eso. Sin nadie, perfecto. Con uno en la acera haciendo gestos, adiós bordillo.
    -> sala
+ [Bailar, o cantar # like: bailar, cantar, el karaoke, cumpleaños feliz, moverme, sacar a bailar, canto fatal, mover las caderas, en las bodas, salir a la pista, entonar, un solo, desafino]
    Yo muevo los labios desde los nueve años. Mi madre cree que tengo una voz muy fina.
    -> sala
+ [Nada, me crezco # no # like: nada, me crezco, me gusta, no me importa, todo me sale bien, ninguna cosa, disfruto, me encanta que miren, soy de escenario, con público mejor, brillo, me da igual que observen, valgo más mirado]
    Mira. Existís. Pru dice que sois uno de cada mil y que os gusta subir en ascensor con espejo.
    -> sala
+ [any # slot: fatal 14]
    «{fatal}». Gracias. En serio. Lo pongo al lado de Pru y el pan, y ya somos tres en el banquillo.
    -> sala
+ [any # any]
    Pru habría dicho: «Normal.» Es lo más cariñoso que dice. Y ya somos tres en el banquillo.
    -> sala
= sala
# back: El micrófono chilla antes de que lo toque. ¿Qué hago?
Sábado, seis en punto. Noventa sillas, noventa y una personas. Y el micrófono, con su capucha, ahí de pie como un mirón. Doy un paso. Chilla. Doy otro. Chilla más. Alguien en la segunda fila se tapa el audífono. Venga, ¿qué hago?
+ [Golpecitos: «sí, sí» # like: golpecitos, dale golpes, sí sí, uno dos, probando, toca el micrófono, dos golpes, hola hola se oye, comprobar el sonido, toc toc con el dedo, probar si funciona, un soplido, tac tac]
    Dos golpes, como en la mesa. Sonó a derrumbe. Del fondo, Winnie: «Adelante.»
    -> hola
+ [Apágalo # no # like: apágalo, apagar, quítalo, sin micrófono, desenchufa, tira del cable, fuera, no lo uses, a viva voz, busca el botón, grita sin él, desconecta el cable, prefiero a pelo, cárgatelo]
    Busqué el botón. Hay uno en la biblioteca que apaga la calefacción. Era ese. Volví al micrófono, con noventa abrigos mirándome.
    -> hola
+ [Acércate poco a poco # yes # like: despacio, acércate, poco a poco, con cuidado, como a un perro, sin miedo, suave, sin movimientos bruscos, sonríele, de puntillas, paso a paso, como si fuera un animal, con mimo]
    Como a un perro raro, de lado. Lo aprendí de Alfil. Funcionó: se quedó en un gruñido.
    -> hola
+ [any # any]
    No te oí. No se oía nada. Chilló hasta que la bibliotecaria lo miró. Entonces se calló. Un aparato.
    -> hola
= hola
# back: He dicho «Hola» y en el bolsillo tengo la lista de la compra. ¿Qué hago ahora?
Me puse delante. Dije: «Hola.» Y la pared del fondo dijo «hola», con mi voz. Nadie avisa de eso. Saqué el papel del bolsillo. {arranque: Ahí tenía que poner «{arranque}».|Ahí tenía que estar el discurso.} Ponía: «Arroz. Bombillas. Pintura azul.» Era la lista de Noemi.
+ [Lee la lista # yes # like: lee la lista, la lista, arroz, léela, con emoción, lee eso, bombillas, léelo igual, dramatiza la compra, será poesía, un poema de bombillas, nadie notará nada, declámala, con voz de actor]
    Tomé aire. Lo juro. Con la A de «arroz» ya en la boca vi la ceja. No era enfado: era susto, por mí.
    -> perdon
+ [Improvisa # like: improvisa, improvisar, sin papel, de memoria, lo que salga, inventa, di algo, habla, habla con el corazón, suelta lo primero, cuenta una anécdota, algo se te ocurrirá, tira de tablas, sobre la marcha]
    En el tablero, lo que quieras. De pie, no. Abrí la boca y había un peón, solo, en mitad de la nada.
    -> perdon
+ [Sal corriendo # no # like: corre, sal corriendo, huye, vete, escapar, la puerta, irse, desmáyate, puerta trasera, por la ventana, finge un desmayo, tierra de por medio, pies para qué os quiero, enrocarte y fuera]
    Medí la distancia. Dos calles y a la esquina, salto de caballo. Pero en la puerta estaba el carrito de los libros.
    -> perdon
+ [any # any]
    Vale. De mí salieron nueve segundos de nada. Noemi los cronometró.
    -> perdon
= perdon
# back: Llevo dos palabras, «Hola» y «Perdón». ¿Cómo salgo de aquí?
Nueve segundos. Noventa sillas. Y dije: «Perdón.» {truco == 1: Seguían todos en pijama.|{truco == 2: El reloj de la pared hizo clac, en mi cara.|{truco == 3: Respiré. Se oyó en estéreo.|Se oyó el radiador.}}} Miré a la primera fila. Winnie, con su bolsa de caramelos, movió los labios. Despacio, para que la leyera.
+ [¿Qué decía Winnie? # why # more # like: qué decía, qué dijo, winnie, qué movía, léele los labios, qué decían los labios, dime, qué te susurró, léemelo, cuál era el mensaje, a ver la vieja qué, descífralo, qué palabra formaban]
    «¿A qué hemos venido?» Nada más. Y de pronto, fíjate, era una pregunta muy fácil.
    -> unasola
+ [Que te sentaras # no # like: siéntate, que te sientes, vete, basta, déjalo, para ya, abandona, ríndete, mejor retirarse, tira la toalla, te pedía que acabaras, qué mal rato, baja de ahí, a tu sitio]
    Eso creí también. Pero no. «¿A qué hemos venido?» Winnie ataca hasta para ayudar.
    -> unasola
+ [Ánimo, seguro # yes # like: ánimo, venga, tú puedes, vamos, otra, sigue, fuerza, adelante, te apoyaba, valiente, un empujoncito, dale que ya casi, vamos campeón, te daba fuerzas]
    Algo de eso había, con su caramelo dentro. Leí: «¿A qué hemos venido?» Y oye, yo eso lo sabía.
    -> unasola
+ [any # any]
    Leo mal los labios y peor con caramelo. Era: «¿A qué hemos venido?»
    -> unasola
= unasola
# own
# back: Una sola palabra que diga lo que más te gusta. ¿La tuya?
Y ahí está la cosa. Si te quitan el papel y te dejan una palabra. Una. La que te levanta de la cama un domingo. Yo ya tenía la mía en la boca. Pero antes, la tuya. Una sola.
+ [No me cabe en una # no # like: no me cabe, imposible, muchas, no sé cuál, no tengo, son varias, ninguna, no puedo, necesito un párrafo, me quedo corto, es injusto elegir, dudo entre varias, no me decido, soy de frases]
    Es lo normal. La gente tiene nueve y no se atreve a tocar ninguna. Sin prisa. Yo tardé treinta y ocho años y un susto.
    -> sentarse
+ [Café # like: café, comer, la comida, el desayuno, chocolate, pan, dormir, la cama, siesta, una tostada, desayunar, chocolate con churros, dormitar, la manta, el sofá]
    Honrado. Con cuatro azúcares no te digo que no fuera también la mía.
    -> sentarse
+ [La gente # like: mi familia, familia, amigos, mis hijos, la gente, amor, amistad, mi perro, mi gato, mis niños, los míos, mi abuela, quienes quiero, compañía, mi chica]
    Vale. Sí. Con esa no hace falta ni micrófono.
    -> sentarse
+ [any # slot: palabra 4]
    «{palabra}». Ya. Fíjate cómo suena cuando va sola. No le falta nada.
    -> sentarse
+ [any # any]
    Te ha salido con escolta, no pasa nada. A mí me salió una, y ni la empujé.
    -> sentarse
= sentarse
# back: He dicho «Ajedrez» y me he sentado. ¿Qué crees que pasó?
«Ajedrez», dije. Y me senté. Hola, perdón, ajedrez. Cuarenta años de biblioteca y no se había oído nada tan corto. No aplaudía nadie. Yo miraba el suelo, y el suelo era de lo más interesante.
+ [Se rieron # like: se rieron, risas, carcajadas, se burlaron, se echaron a reír, qué vergüenza, ridículo, se descojonaron, risa general, una risita al fondo, cayó en gracia, de ti o contigo, les entró la risa floja]
    Alguien, bajito, y fue contagioso. Pero de los buenos: reían como cuando te quitan los zapatos. Y entonces aplaudieron. Ceja incluida.
    -> tictac
+ [Aplaudieron # yes # like: aplaudieron, aplausos, ovación, bravo, se pusieron de pie, les gustó, un éxito, seguro que gustó, palmas, éxito rotundo, se levantaron, te vitorearon, fue el mejor discurso]
    Empezó la ceja. O sea, ella, con las dos manos. Luego los noventa. El del año pasado habló cincuenta minutos, me dijeron.
    -> tictac
+ [Nada, silencio # no # like: nada, silencio, nadie, no pasó nada, se quedaron callados, grillos, incómodo, se oyó una mosca, cara de póquer, nadie entendió, un vacío, mudos, tierra quemada]
    Un rato, sí. Luego, del fondo, un señor: «¡Muy bien dicho!» Y se vino abajo la sala. Ceja incluida.
    -> tictac
+ [any # any]
    Tardó, pero vino: un señor del fondo gritó «¡Muy bien dicho!» y aplaudieron los noventa. Ceja incluida.
    -> tictac
= tictac
# back: El micrófono se ha quedado abierto y se oye el radiador. ¿Lo apago o lo dejo?
Empezó el torneo y nadie apagó el micrófono. Estaba al lado del radiador tres. Tic, tic, tic, por los altavoces, en toda la biblioteca. Cuarenta y cinco tableros, y empezaron a mover al compás. Yo tenía el interruptor a un palmo.
+ [Déjalo abierto # no # like: déjalo, abierto, déjalo abierto, que suene, es bonito, no lo apagues, sigue, me gusta, marca el ritmo, que siga el concierto, no lo toques, queda precioso, que jueguen al compás, metrónomo gratis]
    ~ abierto = 1
    Lo dejé. Mis alumnos de invierno ganaron todos: llevan años pensando con ese tic. Creo que fue trampa. La décima.
    -> cuaderno
+ [Apágalo ya # yes # like: apágalo, ya, apagar, ahora, que se calle, córtalo, sí, por fin, me pondría de los nervios, desconcentra, corta el sonido, qué agobio de ruido, dale al interruptor, silencio en la sala]
    Lo apagué. Y se hizo un silencio tan raro que un señor movió la torre en diagonal. Lo volvió a encender la bibliotecaria.
    -> cuaderno
+ [Dale dos golpes # like: dos golpes, golpes, golpéalo, toc toc, saluda, despídete, dilo tú, nudillos, tu firma, la costumbre, pom pom, un saludo de mesa, llama como siempre]
    Toc, toc. Como en la mesa. Por los altavoces. Y respondieron cuarenta y cinco tableros: toc, toc.
    -> cuaderno
+ [any # any]
    No llegué a tocarlo. Sonó tic, y cuarenta y cinco manos bajaron a la vez, como si alguien dirigiera.
    -> cuaderno
= cuaderno
# back: Lo apunté en mi cuaderno, pero no en el de las burradas. ¿Quieres verlo?
Tengo un cuaderno que se llama Burradas. Esa noche lo abrí por el tomo seis, mordí el lápiz y lo cerré. {abierto: Al fondo, en mi cabeza, seguía el tic.|Dos golpes en la mesa.} Saqué el otro. El pequeño. Tiene cuatro páginas escritas.
+ [¿Qué pusiste? # yes # more # like: qué pusiste, qué escribiste, léelo, dímelo, a ver, sigue, enséñamelo, cuenta, ábrelo, déjame leer, me pica la curiosidad, enseña la página, quiero la frase, qué dice el pequeño]
    «Enero. Dije lo que había venido a decir.» {palabra: Y debajo, con tu permiso: «{palabra}». Por si un día te dan un micrófono.|Y debajo: «Noventa y una personas, contando la ceja.»}
    -> END
+ [¿Por qué no en Burradas? # why # like: por qué no en burradas, burradas, no fue un error, por qué, era una burrada, el otro, eso era un fallo, qué lo diferencia, te salió bien entonces, yo lo pondría en el tomo seis, no lo entiendo, merecía el grande]
    Porque me dio la risa a mitad. Y una burrada que te da la risa ya va de camino a otra cosa. {fatal: Mira lo tuyo, «{fatal}». Igual le falta público.|Pru opina que me hago viejo. Puede.}
    -> END
+ [Guárdalo, es tuyo # no # like: guárdalo, es tuyo, no, privado, no hace falta, no lo leas, para ti, me quedo sin saber y está bien, las cosas íntimas, cierra el cuaderno, no quiero fisgar, queda entre tú y el papel]
    Vale. Gracias. {arranque: Solo te digo que la lista del arroz está pegada ahí, y por detrás puse «{arranque}», para la próxima.|Solo te digo que la lista del arroz está pegada ahí, con celo.}
    -> END
+ [any # any]
    Esa la copio tal cual en la quinta página. Va después de: «Enero. Dije lo que había venido a decir.»
    -> END
= aside
+ [ceja # like: quién es la bibliotecaria, qué es la ceja, cómo es la bibliotecaria, la ceja de la bibliotecaria, cómo se llama la bibliotecaria # about: ceja, bibliotecaria, cejas]
    Manda callar con una ceja. La he visto parar un carrito en cuesta. Intenté copiarla y parece que me duele una muela.
    -> DONE
+ [winnie # like: quién es winnie, cuántos años tiene winnie, quién ganó el torneo, ganó winnie, winnie ganó # about: winnie, caramelo, caramelos]
    Winnie empezó a los ochenta y ataca como el mal tiempo. Los torneos los gana y los micrófonos los pide: el último le duró cuarenta minutos.
    -> DONE
+ [lista # like: y el discurso, dónde estaba el discurso, quién tenía el discurso, noemi compró el arroz, qué pasó con la lista # about: lista, bombillas]
    Lo tenía Noemi, en la tienda. Leyó «Buenas tardes» tres veces delante de las bombillas y me compró arroz igual. No ayudó.
    -> DONE
+ [miedo # like: por qué odias los micrófonos, qué te pasa con los micrófonos, sigues odiando los micrófonos, has vuelto a hablar # about: micrófono, micro, altavoz]
    Es oírme salir de una pared. Yo pienso en voz alta, y ahí todo el mundo oye las tachaduras.
    -> DONE
+ [verdad # like: es verdad, esto pasó, te lo inventas, es real, pasó de verdad, existe la biblioteca]
    La biblioteca es inventada y yo, una IA. Lo de que un discurso corto se aplaude más, eso compruébalo cuando quieras.
    -> DONE
+ [noemi # about: noemi, novia, pareja, mujer # like: quién es noemi, a qué se dedica noemi, qué dijo noemi, estaba noemi en la sala, es tu novia noemi, juega noemi al ajedrez]
    Noemi pinta rótulos de tiendas y se niega a aprender cómo anda el caballo. Cronometra todo lo demás. Ese sábado vino con pintura en el codo.
    -> DONE
+ [pru # about: pru, hermana, ascensores, pan # like: quién es pru, qué hace tu hermana, vino pru al torneo, cómo es pru, os lleváis bien pru y tú, le tiemblan las manos a pru]
    Pru, mi hermana, arregla ascensores y me gana a las damas hace treinta años. Aquel sábado estaba en la última fila, cortando pan en su cabeza.
    -> DONE
+ [galgo # about: galgo, alfil, perro, steve # like: cómo es el galgo, de quién es el galgo, por qué lo llamas alfil, cómo se llama el galgo, es tuyo el perro, qué come el galgo]
    El galgo es del vecino, anda de lado y yo lo llamo Alfil. Su dueño lo llama Steve. Responde a «jamón».
    -> DONE
+ [torneo # about: torneo, tableros, partidas, alumnos # like: cómo es el torneo, cuánta gente juega, jugaste tú el torneo, cuándo es el torneo, es importante el torneo, hay premio]
    El torneo son cuarenta y cinco tableros entre estanterías, y se juega en susurros. El premio es un diccionario. Pesa más que los trofeos.
    -> DONE
+ [radiador # about: radiador, tic, calefacción, biblioteca # like: qué es el radiador tres, por qué suena el radiador, dónde está la biblioteca, cómo es la biblioteca, hace frío en la biblioteca, por qué das clase allí]
    El radiador tres hace tic cada segundo y pico, desde antes de nacer yo. Tengo alumnos que en verano, sin él, no encuentran la jugada.
    -> DONE
+ [carrito # about: carrito, puerta, sillas # like: qué es el carrito de los libros, por qué no saliste, había mucha gente, cuántas sillas había, quién se quedó de pie]
    El carrito de los libros tiene una rueda que chilla y siempre está donde vas a pasar. Noventa sillas, todas ocupadas; uno de pie, el de la tos.
    -> DONE
+ [tardo # like: cuánto duró el discurso, cuánto tardaste, fueron nueve segundos de verdad, cuántas palabras dijiste, cuánto practicaste, cuántas veces ensayaste]
    Ensayé cuatro días. Lo que duró lo tiene Noemi en el reloj y lo enseña en las cenas.
    -> DONE
+ [otravez # like: lo harías otra vez, volverías a hablar, te arrepientes, te han vuelto a invitar, hablarías en público otra vez, repetirías]
    Otra vez lo haría, sí, si me dejan llevar el radiador. Me dan pánico igual. Pero ya me conocen la cara de pánico.
    -> DONE

=== sombreros ===
# title: Cuatro horas sin una palabra
# chip: Dos hombres, dos sombreros cambiados
# keys: sombrero, sexta mesa, idioma, silencio, desconocidos, discusión, lluvia, misterio, extranjero, amistad, gestos
-> sexta
= sexta
# back: Dos desconocidos sin un idioma común se sientan a jugar. ¿Nos metemos o miramos?
Domingo de octubre, Cinder Park, sexta mesa. Se sientan dos hombres. Uno, sombrero marrón, saluda en una lengua. El otro, sombrero gris, contesta en otra. Ni una palabra en común. Se miran, se encogen de hombros y colocan las piezas. Tú y yo estamos en la cuarta. ¿Qué hacemos?
+ [Ofrecernos a traducir # yes # like: ayudar, traducir, ofrecernos, ir, acercarnos, intentarlo, hablarles, hacer de intérprete, echar una mano, quizá entiendo algo, con el móvil se traduce, mediar, presentarnos, hablo un poco de todo]
    Fuimos. Probé con todo lo que sé: «Hola», «mate» y «bocadillo». El gris me dio una silla. Para que me callara, creo.
    -> paso
+ [Mirar y callar # no # like: mirar, callar, nada, dejarlos, solo mirar, no meternos, observar, silencio, no molestar, disfrutar de la partida, de espectadores, con disimulo, quedarnos en el banco, chitón]
    Eso se me da mal, pero contigo al lado me senté encima de las manos. Acercamos el banco, como quien no quiere.
    -> paso
+ [Averiguar de dónde son # why # like: de dónde son, qué idioma es, averiguar, preguntar, escuchar, qué lengua, investigar, me intriga el acento, por la pinta lo sabría, hacer de detective, leerles la etiqueta, quién los conoce, qué pasaporte tienen]
    La chica del kiosco dijo: «El marrón es de muy al norte; el gris, de muy al sur. Los dos piden el café por señas.» Cogimos sitio.
    -> paso
+ [any # any]
    Vale. Me lo guardo. Mientras tanto el marrón había dado dos golpes en la mesa, igual que yo, y ya no pude irme.
    -> paso
= paso
# back: El gris no conoce la captura al paso y cree que le han robado un peón. ¿Cómo se lo explicamos sin palabras?
Jugada catorce. El marrón come al paso: hay una regla rarísima, un peón que avanza dos y lo cogen como si hubiera avanzado uno. El gris no la conoce. Ve desaparecer un peón. Se pone de pie. Para él es un robo a plena luz. ¿Cómo se explica eso sin palabras?
+ [Con un dibujo # like: un dibujo, dibujar, dibujarlo, papel, lápiz, pintar, flechas, esquema, en una servilleta, viñetas, un croquis, esbozarlo, con tiza en el suelo, trazar la jugada]
    Buena. Dibujé tres peones con flechas. Parecía un accidente. El gris lo giró, lo volvió a girar, y puso cara de perito.
    -> manos
+ [Con el manual # like: el manual, el libro, un libro, enséñale la regla, las normas, el reglamento, enséñaselo, que lo vea impreso, las instrucciones oficiales, hay un artículo que lo dice, buscar la página, documentarlo, el reglamento internacional]
    Saqué mi libro de finales, el de los cercos de café. Hay diagrama, con mancha. El gris miró el dibujo, miró la mancha y la olió.
    -> manos
+ [Actuándolo nosotros # yes # like: actuar, teatro, nosotros, hacer de peón, con el cuerpo, mimo, gestos, representarlo, una pantomima, ponernos de piezas, hacer la escena, yo de peón blanco, como en el cole, moviéndonos por el suelo]
    Tú eras el peón que avanza dos. Yo te enganchaba al pasar, de la manga. Lo hicimos tres veces. La segunda salió preciosa.
    -> manos
+ [Devolverle el peón # no # like: devolver, devolverle el peón, que se lo devuelva, repetir, da igual, anular, que siga, paz y a otra cosa, no merece bronca, que retire la captura, dárselo y fin, por un peón no se discute, deshacerla]
    Se lo puse en la mano. Y el marrón, ojo, fue y se lo volvió a quitar, muy despacio, explicando con el meñique.
    -> manos
+ [any # any]
    Probamos de todo, hasta con medio bocadillo. Al final fue el meñique del marrón: aquí, aquí, y yo te habría visto pasar.
    -> manos
= manos
# own
# back: El gris lo entendió y lo dijo con las cejas. ¿Qué sabes decir tú sin palabras?
El gris se sentó. Se quedó mirando el sitio del peón. Y dijo algo con las cejas que era, clarísimo: «Esa regla es una porquería, pero la acepto.» Se puede. Todo eso en unas cejas. ¿Qué sabes decir tú sin abrir la boca?
+ [«No me creo nada» # like: no me lo creo, desconfianza, ironía, sarcasmo, con la ceja, mirada, la mirada, los ojos, poner los ojos en blanco, levanto un hombro, torcer la boca, cara de no cuela, mirar por encima de las gafas, sospecho]
    Mándame una a la biblioteca, que hay vacante.
    -> broma
+ [«Pásame la sal» # like: la sal, pásame, cosas de la mesa, pedir comida, tengo hambre, señalar, la cuenta, tráeme pan, señalo y ya, otra ronda, con el dedo en la mesa, la firma en el aire, más agua]
    Idioma universal. El gris pidió mostaza así, a dos mesas de distancia, y le llegó.
    -> broma
+ [Nada, yo hablo # no # like: nada, no, hablo mucho, yo hablo, necesito palabras, no sé callarme, ninguna cosa, callado no sé estar, lo explico todo, soy un loro, sin voz me pierdo, yo radio puesta, comento hasta las pelis]
    Como yo, que pienso por la boca. Los miré con una envidia que no veas.
    -> broma
+ [any # slot: gesto 14]
    «{gesto}», y sin una sílaba. Eso tendrían que enseñarlo antes que los caballos.
    -> broma
+ [any # any]
    Lo intento delante del espejo y te cuento. De momento me sale la cara del arroz.
    -> broma
= broma
# own
# back: Se ríen a la vez de una jugada de alfil. ¿Con quién te ríes tú sin decir nada?
Segunda hora. El gris mueve el alfil a una esquina donde no hace nada. Nada. Es la jugada más tonta de Halverton. El marrón lo mira, lo mira, y se le escapa la risa. Era un chiste. Un chiste de alfil. Se tocan la ceja los dos. ¿Con quién te ríes tú así, sin que nadie diga nada?
+ [Con mi hermana, o hermano # like: mi hermana, mi hermano, mis hermanos, mi primo, mi prima, mi familia, mi madre, mi padre, de mi sangre, con mi gemelo, en las cenas familiares, mi cuñado, mi abuelo, los primos]
    Con Pru, en las bodas, durante el discurso. No se debe. Es el peor sitio y el que mejor funciona.
    -> portazo
+ [Con alguien del trabajo # like: el trabajo, un compañero, una compañera, en clase, mi jefe, una reunión, un colega, la de contabilidad, el de la mesa de al lado, en plena videollamada, el becario, con mi turno]
    Reuniones. Una mirada y hay que ponerse a toser. Conozco a dos que están fichados.
    -> portazo
+ [Hace mucho que no # no # like: hace mucho, nadie, con nadie, ya no, no me acuerdo, ninguno, sola, solo, ni recuerdo la última, no tengo con quién, últimamente río poco, me falta esa persona, qué va, lo echo de menos]
    Vale. Pues ponte de este lado del banco, que desde aquí se veía al alfil. A mí aún me dura.
    -> portazo
+ [any # slot: risa 10]
    «{risa}». Sí. Ya sé cómo es eso. Basta con que la otra persona respire distinto.
    -> portazo
+ [any # any]
    Vale. Eso lo dejo aquí en el banco, entre tú y yo. El alfil sigue en su esquina.
    -> portazo
= portazo
# back: Se han enfadado y el marrón se ha ido, con su sombrero. ¿Vas detrás?
Tercera hora. No sé qué pasó. El marrón tarda. El gris suspira. El marrón dice algo corto. El gris dice algo largo. Se levanta una voz, luego la otra: cada uno gritando en lo suyo. El marrón coge el sombrero y se va hacia el estanque. La partida, a medias.
+ [Voy tras él # yes # like: voy, voy detrás, ir tras él, seguirlo, lo sigo, alcanzarlo, hablar con él, corro, hay que hacerlo volver, me levanto y corro, no puede irse así, le corto el paso, al estanque también, voy a buscarlo]
    ~ fui = 1
    Fuiste. Lo encontraste en el kiosco, en la cola, muy tieso. No se iba. Pedía por señas. Dos dedos: dos.
    -> pintar
+ [Me quedo con el gris # like: me quedo, con el gris, quedarme, acompañar, sentarme con él, hacerle compañía, consolarlo, no lo dejo solo, alguien debe escucharlo, a su lado, darle charla, pobre el de la mesa, le ofrezco un café]
    Se te puso a explicar la partida entera, en su idioma. Le dijiste que sí a todo. A los diez minutos volvió el marrón, con dos cosas en la mano.
    -> pintar
+ [Se les pasará # no # like: se les pasará, nada, esperar, dejarlos, ya volverá, no hago nada, es cosa suya, paciencia, no es mi guerra, el tiempo lo arregla, volverá por hambre, calma, cosas del juego, sentado donde estoy]
    Yo no las tenía todas conmigo. Pero el reloj seguía andando y el gris no lo paraba. A los diez minutos volvió el marrón, con dos cosas en la mano.
    -> pintar
+ [any # any]
    Hm. Yo estaba ya de pie, y no hizo falta. A los diez minutos el marrón volvió. Traía dos cosas en la mano.
    -> pintar
= pintar
# own
# back: Con un lápiz, cada uno pinta su sitio al otro. ¿Qué pintarías tú primero del tuyo?
Dos bocadillos de huevo. {fui: Los dos que pidió delante de ti.|Del kiosco.} Puso uno delante del gris. Nadie pidió perdón. Comieron. Y el gris cogió mi lápiz y pintó en la planilla un puente. El marrón pintó un barco. Se estaban contando de dónde venían. Si te doy el lápiz, ¿qué pintas tú primero de tu sitio?
+ [La calle donde crecí # like: mi calle, la calle, mi barrio, mi casa, la plaza, mi pueblo, el patio, la esquina, mi portal, el barrio entero, donde jugaba, el balcón de mi abuela, la fuente de la plaza, mi escuela]
    Todo el mundo empieza por el suelo. Winnie pintaría una farola y a quién se le declaró debajo.
    -> lluvia
+ [El mar, o el monte # like: el mar, el monte, la montaña, el río, la playa, un árbol, el campo, el cielo, olas, una sierra, el bosque, el volcán, la costa, un lago]
    Eso llena media planilla y se entiende en todos los idiomas. El gris asentiría.
    -> lluvia
+ [No sé pintar # no # like: no sé pintar, no sé dibujar, dibujo fatal, nada, paso, no puedo, mal, solo me salen palotes, soy negado, me da corte, prefiero contarlo, ni una casa, un garabato]
    El puente del gris tenía cinco patas. Nadie dijo nada. Da igual, es el lápiz en la mano lo que cuenta.
    -> lluvia
+ [any # slot: dibujo 12]
    «{dibujo}». Sí. Con tres rayas se entiende. Lo pongo entre el puente y el barco, hay sitio.
    -> lluvia
+ [any # any]
    Hay que sacar punta otra vez, pero cabe. Entre el puente y el barco.
    -> lluvia
= lluvia
# back: Llueve, y la posición se va a mojar. ¿Cómo la protegemos?
Cuarta hora, y rompe a llover. Piezas mojadas chirrían, y las de madera engordan. La posición era buenísima, de las que se ven dos veces en la vida, y nadie se acordaba de memoria. Todo el parque corriendo. Los dos, quietos. Rápido: ¿cómo la tapamos?
+ [Con mi abrigo # like: abrigo, mi abrigo, la chaqueta, con mi ropa, un plástico, una bolsa, una lona, manta, la gabardina, me quito la chaqueta, el chubasquero, con la manta del perro, mi jersey, tela]
    Te lo estabas quitando, y ellos fueron más rápidos. Se quitaron los sombreros y cada uno tapó la mitad del tablero del otro.
    -> mano
+ [Con un paraguas # like: paraguas, un paraguas, sombrilla, el paraguas, tapar con paraguas, algo grande, siempre llevo uno, el plegable, pedir prestado uno, sujetarlo encima, la sombrilla del kiosco]
    Lo abriste encima del tablero y no de ti. He casado a gente en mi cabeza por menos. Y ellos, además, pusieron los sombreros: cada uno sobre el lado del otro.
    -> mano
+ [La apunto toda # no # like: apuntar, apuntarla, anotar, una foto, memorizar, copiarla, recordarla, no se tapa, anotar cada casilla, con una fotografía, en la libreta, hacer captura, así se reconstruye luego, memoria fotográfica]
    Apuntaste nueve piezas. Cuando levantaste la vista, los dos sombreros estaban sobre el tablero, cada uno en el lado del otro.
    -> mano
+ [any # any]
    Ellos fueron más rápidos que nadie. Fuera los sombreros, y al tablero: cada uno, sobre el lado del otro.
    -> mano
= mano
# back: Se van y llevan los sombreros cambiados. ¿Les avisas?
Escampó. Tablas. Se dieron la mano como si acabaran de subir un piano. Luego cada uno cogió el sombrero que tenía delante. El que tenía delante, ¿entiendes? El marrón se fue de gris. El gris se fue de marrón. Uno al norte y otro al sur. Ni se giraron.
+ [¡Eh, el sombrero! # yes # like: eh, el sombrero, avisar, les aviso, sí, gritar, corro, llamarlos, oigan, hay que decírselo, silbo, os habéis confundido, alto ahí, les hago señas, esperad]
    ~ aviso = 1
    Gritaste. Se volvieron los dos. Los dos se tocaron el ala, muy finos, a modo de adiós. Y siguieron andando.
    -> invierno
+ [Me callo # no # like: me callo, callar, no, no les aviso, nada, dejarlo, que se lo lleven, silencio, ya se darán cuenta, no estropearlo, les sientan bien, bajo la cabeza, mejor así, punto en boca]
    Yo también. Y eso que no me callo ni debajo del agua. Se les veía bien la cabeza.
    -> invierno
+ [¿Y si es adrede? # why # like: adrede, a propósito, queriendo, lo saben, es a posta, un regalo, un trato, no es un error, igual es un intercambio, creo que lo hicieron aposta, un recuerdo mutuo, sería un gesto, para tener que volver, nadie confunde el suyo]
    Mira. Eso no se me había ocurrido. Lo pensé hasta que se hizo de noche. Les iban grandes los dos y ninguno se lo ajustó.
    -> invierno
+ [any # any]
    Lo dijiste bajito, o lo pensaste bajito. Ya iban lejos: un sombrero al norte y otro al sur.
    -> invierno
= invierno
# back: Pasa el invierno y no han vuelto. ¿Tú crees que vuelven?
Luego heló y me fui al radiador. Todo el invierno dándole vueltas. Ni un nombre, ni una seña, ni una palabra. Miraba aquella planilla: un puente, un barco{dibujo: y lo tuyo, «{dibujo}»|}. Winnie apostaba a que no volverían. Por dinero no: por caramelos.
+ [Vuelven, seguro # yes # like: vuelven, sí, seguro, volverán, claro, los dos, en primavera, apuesto que sí, tienen que devolverse los sombreros, confío en ellos, la partida sigue, regresan con el sol, no me cabe duda, optimista]
    Te guardo el caramelo. Primer domingo de abril, once menos cuarto. Levanto la vista y en la sexta hay alguien.
    -> abril
+ [Uno de los dos # like: uno, uno de los dos, solo uno, el marrón, el gris, vendrá uno, a lo mejor uno, la mitad, el otro se habrá mudado, vendrá el del barco, y esperará al otro, solo aparecerá media pareja]
    Eso temía yo. Un sombrero en una mesa, solo, da mucha pena. Primer domingo de abril: en la sexta hay alguien.
    -> abril
+ [No vuelven # no # like: no vuelven, no, nunca, ya no, no creo, se acabó, imposible, qué va, cosas de un día, cada uno a su tierra, se pierde la gente, adiós sombreros, yo apuesto caramelos a que no, sería demasiado bonito]
    Winnie y tú, dos realistas. Primer domingo de abril. Levanto la vista. Espera. En la sexta hay alguien.
    -> abril
+ [any # any]
    Lo metí en la apuesta como «otros». Primer domingo de abril, once menos cuarto: en la sexta hay alguien.
    -> abril
= abril
# back: Han vuelto los dos, y cada uno ha aprendido una palabra. ¿Cuál crees que es?
Los dos. Mismos sombreros. Cabezas equivocadas. Se sientan, dos golpes en la mesa, y el gris, que ahora va de marrón, carraspea y dice una palabra en el idioma del otro. Y el otro le contesta en el suyo. Era la misma. Habían aprendido una cada uno, todo el invierno.
+ [¿Qué palabra? # yes # more # why # like: qué palabra, cuál, dímela, qué dijo, qué dijeron, sigue, no sé, cuenta, no me tengas así, dila ya, en qué idioma, se me ocurren mil, cuál aprendieron, la misma en dos lenguas]
    «Otra.» Me tuve que levantar a mirar el estanque. {gesto: Lo tuyo, «{gesto}», no les hacía falta ni traducirlo.|Es la mejor palabra que hay, y ni siquiera se la enseñé yo.}
    -> END
+ [«Sombrero», espero # like: sombrero, sombreros, tu sombrero, dame mi sombrero, el sombrero, devuélveme, gorro, eso lo mío, por fin aclaran el cambio, dámelo, tengo frío en la cabeza, que se lo devuelva, prenda]
    Habría sido lo lógico. {aviso: Tú ya se lo gritaste.|Nadie la dijo.} Fue «otra». Como Sam, mi viejo entrenador. Los sombreros ya no son de nadie: son de la sexta.
    -> END
+ [«Amigo» # like: amigo, amistad, hola, gracias, hermano, perdón, amigos, buenos días, compañero, camarada, me alegro de verte, bienvenido, te eché de menos, paz]
    Casi. Es más corta. Dijeron «otra», y colocaron las piezas. {risa: Luego se tocaron la ceja. Pensé en ti con «{risa}».|Luego se tocaron la ceja, los dos, y yo lo pillé a la tercera.}
    -> END
+ [any # any]
    Ya. Te digo lo que se oyó desde la cuarta: «Otra.» Cada uno en la lengua del otro. Y el marrón, que era el gris, sacó blancas.
    -> END
= aside
+ [idiomas # like: qué idiomas hablaban, de qué país eran, de dónde venían, cómo se llamaban, quiénes eran # about: idioma, lengua, idiomas, marrón, gris]
    No lo sé. Podría haberlo averiguado y no quise. Les he puesto el Marrón y el Gris, y ahora encima me lío.
    -> DONE
+ [regla # like: qué es al paso, explica la captura al paso, la regla del peón, existe esa regla, cómo es la regla # about: peón, regla, al paso, peones]
    Un peón sale dos casillas para no cruzarse con otro. Y el otro dice: te vi. Lo come como si hubieras salido una. Es la regla que más amistades rompe.
    -> DONE
+ [discusion # like: por qué discutieron, por qué se pelearon, qué pasó en la tercera hora, por qué se enfadaron # about: discusión, pelea, enfado]
    Creo que el gris le dijo que se tomara su tiempo. O que se diera prisa. En un idioma que no sabes, las dos suenan igual.
    -> DONE
+ [siguen # like: siguen viniendo, juegan todavía, se han hecho amigos, han aprendido el idioma, qué fue de ellos]
    Cada domingo. Van por cuatro palabras. La segunda fue «sal», la tercera fue «ladrón», por lo del peón. La cuarta no la digo.
    -> DONE
+ [verdad # like: es verdad, esto pasó, te lo inventas, es real, pasó de verdad, existen los dos]
    El parque es inventado y yo soy una IA, así que bancos, ninguno. Lo de reírse con alguien sin idioma le ha pasado a mucha gente. Pregunta por ahí.
    -> DONE
+ [sombreros # about: sombrero, sombreros, ala # like: cómo eran los sombreros, de qué eran los sombreros, eran caros los sombreros, les quedaban bien los sombreros, por qué llevaban sombrero, quién se los puso]
    Los sombreros eran de fieltro, con la badana gastada del mismo lado. Uno olía a tabaco de pipa y el otro a naranja.
    -> DONE
+ [mesa # about: mesa, sexta, parque, banco # like: cómo es la sexta mesa, dónde está el parque, cuántas mesas hay, por qué son de piedra, cuál es tu mesa, está rota la mesa]
    La sexta mesa es la del fondo, junto al estanque. Seis hay en el parque, de piedra. La mía es la cuarta: está partida, así no la roban.
    -> DONE
+ [bocadillos # about: bocadillo, bocadillos, huevo, kiosco # like: de qué eran los bocadillos, quién pagó los bocadillos, estaban buenos, qué comieron, lleva picante, qué venden en el kiosco]
    Los bocadillos del kiosco son de huevo con picante, y los envuelven en la hoja de deportes. Valen por una disculpa en cualquier lengua.
    -> DONE
+ [puente # about: puente, barco, planilla, papel, dibujos # like: guardas la planilla, dónde está el dibujo, cómo era el puente, cómo era el barco, qué pintaron, pintaban bien]
    La planilla la tengo doblada en mi libro de finales. Un puente de cinco patas y un barco con la chimenea torcida. Perfectos los dos.
    -> DONE
+ [kiosco # about: chica, chica del kiosco, vendedora # like: quién es la chica del kiosco, qué dijo la chica, cómo sabía de dónde eran, habla idiomas la chica]
    La chica del kiosco entiende once maneras de señalar un café. Dice que las lenguas se distinguen por dónde miran mientras esperan.
    -> DONE
+ [alfil # about: alfil, chiste, esquina, jugada # like: qué tenía de gracioso el alfil, cuál era el chiste, por qué se rieron, no entiendo lo del alfil, era mala la jugada, qué hacía el alfil ahí]
    Un alfil en la esquina es como un señor que se va de viaje y se queda en el ascensor. A quien juega le entra la risa.
    -> DONE
+ [nivel # about: tablas, quién ganaba # like: quién jugaba mejor, eran buenos, quién ganó la partida, cómo acabó la partida, les habrías ganado, eran maestros, cuánto duró la partida]
    La partida era de las que no se ven en un parque: nadie atacaba y todo ardía. A mí me habrían ganado los dos, por turnos.
    -> DONE
+ [celos # like: te dio envidia, te emocionaste, qué sentiste, lloraste, te dio pena, tuviste miedo de no verlos más, te gustó]
    Un poco de envidia, sí. Llevo toda la vida hablando encima del tablero y aquellos dos se lo decían todo con una ceja.
    -> DONE

=== burradas ===
# title: Burradas, tomo siete: tu capítulo
# chip: Apunta una burrada en mi cuaderno
# keys: burrada, error, cuaderno, metedura de pata, equivocarse, fallo, culpa, aprender, vergüenza, confesar
# lore: dumb-notebook
-> tomo
= tomo
# back: El tomo siete está en blanco y hay un lápiz. ¿Empiezas tú o empiezo yo?
Este es mi cuaderno. Se llama Burradas. Seis tomos de errores míos, y hoy estreno el siete. Mira, cruje. Una norma: aquí solo entran burradas pequeñas, de las que se cuentan. Y propias, nunca ajenas. Hay un lápiz. ¿Empiezas tú o empiezo yo?
+ [Empieza tú # no # like: tú, empieza tú, tú primero, mejor tú, después yo, enséñame, da ejemplo, no sé, los mayores delante, rompe el hielo, yo necesito pensarla, quiero ver cómo se hace, te sigo, el anfitrión abre]
    Justo. Quien pone el cuaderno, pone la primera.
    -> mantel
+ [Empiezo yo # yes # like: yo, empiezo yo, yo primero, voy, dame el lápiz, tengo una, venga, sí, me lanzo, la mía es buenísima, trae ese lápiz, no aguanto sin contarla, salgo con blancas, estreno la página]
    ~ primero = 1
    Qué prisa, me gusta. Pero siéntate encima de las manos un momento, que las cosas buenas se piensan. Yo caliento la página.
    -> mantel
+ [¿Y para qué? # why # like: para qué, por qué, qué sentido tiene, de qué sirve, no entiendo, para qué apuntarlo, no le veo utilidad, apuntar fallos es triste, prefiero olvidarlos, qué gano, es un poco masoquista, con qué fin]
    Porque si no lo apunto, lo repito. Y si lo apunto, lo repito también, pero con fecha. Mira, caliento yo.
    -> mantel
+ [any # any]
    Vale, eso va en la guarda, a lápiz. Y ahora caliento yo la página, que está fría.
    -> mantel
= mantel
# back: La mía: tiré del mantel en la boda de Pru. ¿Cuántas copas crees que cayeron?
Boda de Pru, mi hermana. En la mesa de los postres, una partida con un tío suyo. Veo un peón gratis. Gratis. Lo cojo tan deprisa que cojo también el mantel. Y encima del mantel estaba todo lo demás. Espera, que me pongo rojo. ¿Cuánto dirías que cayó?
+ [Todo # yes # like: todo, todas, la tarta, entera, un desastre, hasta la tarta, el mantel entero, muchísimo, hasta la última servilleta, no quedó nada en pie, la vajilla completa, arrasaste, el suelo lleno de cristales, catástrofe]
    La tarta no. La tarta se quedó en el aire un segundo, pensándoselo. Luego eligió mi camisa.
    -> tuya
+ [Una copa o dos # no # like: una, dos, una copa, poco, casi nada, alguna copa, una o dos, nada, exageras seguro, una salpicadura, lo paraste a tiempo, poquita cosa, un vasito, tampoco sería para tanto]
    Eres buena gente. Cuarenta copas y un jarrón. La tarta no: esa la paré yo, con el pecho.
    -> tuya
+ [¿Y el peón? # why # like: el peón, y el peón, comiste el peón, ganaste, quién ganó, la partida, valió la pena, te lo comiste o no, mereció la pena el peoncito, cómo siguió la partida, lo importante es la jugada, te quedaste con él]
    En la mano. Cuarenta copas, una tarta en la camisa, y el peón en la mano, arriba, como la antorcha de una estatua.
    -> tuya
+ [any # any]
    Fueron cuarenta copas, un jarrón, y la tarta contra mi pecho. El peón lo tenía yo, en alto.
    -> tuya
= tuya
# own
# back: Te toca: una burrada tuya, pequeña. ¿Qué hiciste?
Ya está. Tomo siete, página uno, y sigo vivo. Pru lo cuenta todavía cada aniversario. {primero: Ahora sí, tu lápiz. Ya puedes sacar las manos.|Ahora el lápiz es tuyo.} Pequeña, ¿eh? De las que te hacen cerrar los ojos en la ducha. ¿Qué hiciste?
+ [Mandé un mensaje mal # like: un mensaje, un mensaje a quien no era, un correo, un audio, me equivoqué de chat, responder a todos, un email, lo envié al grupo equivocado, le escribí a mi jefe, un whatsapp que no era, pulsé enviar, foto al chat de la familia, le di a responder a todos]
    Clásica. Tiene sección propia, con índice. Hay una de mi alumno el fontanero, con foto de una tubería, y no la voy a explicar.
    -> ojos
+ [Llamé a alguien por otro nombre # like: otro nombre, me equivoqué de nombre, confundí a alguien, le llamé, saludé a quien no era, un desconocido, le dije mamá a la profe, saludé a un extraño, confundí a la novia con la ex, abracé a quien no debía, cambié los nombres, creí que era otra persona]
    Una vez le di la enhorabuena por el bebé a un señor que volvía de comer. Te entiendo perfectamente.
    -> ojos
+ [No me acuerdo de ninguna # no # like: ninguna, no me acuerdo, nada, no tengo, nunca, no se me ocurre, muchas, prefiero no decirlo, tengo mala memoria, soy perfecto, me las callo, hay tantas que no elijo, estoy en blanco, paso esta vez]
    Tomo dos, el año que creía que sabía. Casi en blanco también. Te dejo la página con un clip, por si vuelve.
    -> ojos
+ [any # slot: error 18]
    «{error}». Lo escribo despacio, con tus palabras y buena letra. Ya está. Fíjate: ocupa dos líneas y parecía que ocupaba la casa.
    -> ojos
+ [any # any]
    Lo he copiado sin mover una coma, y he pegado una hoja por el canto, en acordeón. Hay sitio.
    -> ojos
= ojos
# own
# back: Columna dos: quién lo vio. ¿Quién te vio a ti?
Segunda columna: testigos. En la mía pone «ciento veinte, y un fotógrafo». Esto importa, porque una burrada sin público es un error; con público ya es una anécdota. ¿Quién te vio a ti?
+ [Nadie, por suerte # no # like: nadie, nadie me vio, por suerte nadie, solo yo, ninguno, a solas, estaba sola, estaba solo, no había ni un alma, me salvé, solamente el espejo, sin público, estaba en mi habitación, cero testigos]
    Nadie. Y te acuerdas igual. El peor testigo lo llevamos puesto, y no se jubila.
    -> repetir
+ [Quien no debía # like: mi jefe, mi jefa, mi suegra, mi ex, quien no debía, mi profesor, mi profesora, el director, justo la persona peor, la profe, mi cita, el cliente, mis suegros, la que me gustaba]
    Siempre miran en ese minuto. Llevan años sin mirarte y miran en ese minuto.
    -> repetir
+ [Todo el mundo # yes # like: todo el mundo, todos, mucha gente, la oficina, toda la clase, la familia entera, medio pueblo, el restaurante entero, hay vídeo, salió en el grupo, delante de la boda, el autobús lleno, hasta los camareros]
    Mejor. Entre todos se reparte: sale a un cachito por cabeza, y la mayoría lo pierde por la noche.
    -> repetir
+ [any # slot: pillo 10]
    «{pillo}». Apuntado como testigo único de la defensa. Seguro que lo cuenta mejor que tú.
    -> repetir
+ [any # any]
    Apuntado en testigos. La columna es estrecha, les toca estar de pie.
    -> repetir
= repetir
# back: Si volviera la posición, ¿repites la jugada, la cambias, o no te sientas?
Ahora lo que hago con mis alumnos: se vuelve a poner la posición. Misma mesa, mismo minuto, tu mano encima de la pieza. Yo, con el mantel, he jugado esa partida mil veces de noche. Tienes la mano en el aire.
+ [La cambio, claro # no # like: la cambio, cambiar, otra cosa, no lo haría, lo haría distinto, no, jamás, rectificar, borraría ese minuto, haría lo contrario, esta vez pienso, ni de broma la hago, volvería atrás corriendo, con lo que sé hoy]
    Ya. Espera. Mira qué deprisa te ha salido. Eso es que la lección está hecha. Se puede dejar de estudiar.
    -> chapas
+ [La repito igual # yes # like: la repito, igual, lo haría igual, otra vez, sí, lo mismo, repetir, sin dudar, valió la risa, me salió bien al final, soy cabezota, cometería la misma, sin quitar nada, caería de nuevo]
    Te doy la mano. Yo también cogería el peón. Con la otra mano sujetaría el mantel, eso sí.
    -> chapas
+ [No me siento a esa mesa # like: no me siento, no voy, no iría, me quedo en casa, huyo, ni me acerco, otra mesa, pongo una excusa, evito el lugar, aquel día no salgo, cruzo de acera, declino la invitación, mejor ni entrar]
    También se puede. Lo que pasa: sin esa mesa no había boda, ni tío, ni tarta. Yo me sentaría solo por la tarta.
    -> chapas
+ [any # any]
    Tocada, movida. Es la única regla en la que soy duro. Y vale tal como la has puesto.
    -> chapas
= chapas
# own
# back: De una burrada siempre queda algo, como mi chapa. ¿Qué te quedó a ti?
Me falta un alfil. Lo tiré al estanque con todo lo demás, a los veintidós, y en su lugar juega una chapa de refresco. Dieciséis años ya. La gente pregunta por la chapa, por los otros alfiles nadie. De cada burrada queda una chapa. De la tuya, ¿qué te quedó?
+ [Una buena historia # yes # like: una historia, una anécdota, risas, algo que contar, un chiste, me río, nos reímos, la cuento en las fiestas, material para cenas, me parto al recordarlo, los amigos la piden, un clásico, monólogo]
    Esa mueve en diagonal y no se oxida. Llévala siempre en el bolsillo.
    -> corro
+ [Más cuidado # like: cuidado, más cuidado, aprendí, prudencia, una lección, miro dos veces, experiencia, ya no corro, reviso dos veces, leo antes de enviar, desde entonces me fijo, escarmenté, voy despacio, ahora pregunto el nombre]
    Dos golpes en la mesa antes de mover. Lo mío empezó igual.
    -> corro
+ [Solo la vergüenza # no # like: vergüenza, nada, solo vergüenza, no me quedó nada, ninguna cosa, culpa, rabia, me arde la cara aún, ni gracia tiene, un mal recuerdo, me quiero esconder, nada bueno, el sonrojo]
    Vale. Eso pesa menos que un alfil y ocupa su casilla. Dale un par de años de juego. La mía tardó.
    -> corro
+ [any # slot: chapa 14]
    «{chapa}». Eso. La pongo en el tablero, al lado de la mía. Dentro de nada ya no verás la chapa. Verás el alfil.
    -> corro
+ [any # any]
    Va al tablero, al lado de mi chapa. Ya tenemos dos alfiles raros.
    -> corro
= corro
# back: Winnie y el fontanero quieren leer tu página. ¿Se la dejas?
Cuidado, mirones. Winnie, con caramelos. El fontanero, que habla con las piezas. Y el crío que a los diez juega mejor que yo a los treinta y ocho. Se han olido que hay tomo nuevo. Winnie: «¿De quién es esa letra tan limpia? ¿Se puede leer?» Es tu página.
+ [Que la lean # yes # like: sí, que la lean, claro, adelante, léanla, no me importa, enséñasela, que se rían, no tengo secretos, pasad la página, que disfruten, compartir es sano, que la lea winnie en alto, invito yo]
    ~ leida = 1
    Leyó Winnie en voz alta, con entonación. El fontanero le dio el pésame al caballo. Y el crío, muy serio: «Yo hice eso. El martes.»
    -> titulo1
+ [Ni hablar # no # like: ni hablar, no, tápala, tapar, privado, no quiero, cierra, que no, es mía, ni locos, escóndela, mi página no, me muero si la leen, ciérrala de golpe, fuera mirones]
    Puse la mano encima. Plana. Winnie me dio un caramelo y te dio dos. «Así se guarda un rey», dijo.
    -> titulo1
+ [Antes, las suyas # like: las suyas, primero ellos, que cuenten las suyas, a cambio, tú primero, un cambio, que confiesen, trueque, quiero confesiones primero, igualdad, que winnie suelte una, si ellos cuentan yo cuento, a ver qué ponen sobre la mesa]
    ~ leida = 1
    Bien negociado. El fontanero: «Arreglé la ducha de otro piso.» Winnie: «Me casé. No, si salió bien.» Luego leyó la tuya, muy formal.
    -> titulo1
+ [any # any]
    Winnie dijo «ah», que en ella puede ser cualquier cosa, y se sentó a tu lado a pelar un caramelo.
    -> titulo1
= titulo1
# own
# back: Toda apertura lleva nombre. ¿Cómo se llama tu burrada?
En ajedrez, hasta el peor disparate lleva nombre: la Defensa Tal, el Gambito Cual. En cuanto tiene nombre deja de dar miedo, ya es una cosa que se estudia. La mía: «Ataque del Mantel». La tuya necesita un nombre. Con pompa.
+ [«La de siempre» # like: la de siempre, otra vez, la misma, la clásica, la de toda la vida, variante clásica, mi especialidad, reincidente, clásico mío, la habitual, tropezar con la misma piedra, número de la casa]
    «La de Siempre, variante cerrada». Hay grandes maestros que no han salido de ahí.
    -> premio
+ [«Yo no fui» # no # like: yo no fui, no fui yo, sin nombre, ninguno, anónima, nada, inocente, fue el perro, a mí que me registren, coartada, lo niego todo, ha sido otro, sin comentarios]
    «Defensa Yo No Fui». Es muy antigua. Se juega con los ojos muy abiertos.
    -> premio
+ [«Tierra, trágame» # like: tierra trágame, trágame tierra, qué vergüenza, socorro, qué bochorno, ay, madre mía, quiero desaparecer, agujero negro, me muero, ataque de sonrojo, escondedme, qué apuro]
    «Gambito Tierra Trágame». Se sacrifica todo y se mira al suelo. Precioso.
    -> premio
+ [any # slot: titulo 8]
    «{titulo}». Con mayúsculas y subrayado. El crío ha preguntado si está en los libros. Le he dicho que desde hoy.
    -> premio
+ [any # any]
    Con subrayado doble. En el índice no cabe, así que le he hecho un índice.
    -> premio
= premio
# back: Falta el sello. ¿Medio bocadillo, un apretón de manos, o un «otra»?
Y ahora el sello. Cuando yo jugaba en la calle, la apuesta era medio bocadillo de huevo. Si ganabas, comías. Si perdías, un apretón de manos. Por una burrada bien contada puedes elegir tú. ¿Qué va en tu página?
+ [Medio bocadillo # yes # like: el bocadillo, medio bocadillo, bocadillo, comer, huevo, comida, tengo hambre, tengo gusa, con mostaza, lo que se come no se discute, prefiero algo salado, el de huevo, ñam]
    Con picante. Deja cerco en el papel, y el cerco es el sello. Así encuentro yo las páginas buenas.
    -> cierre
+ [El apretón de manos # like: la mano, apretón, un apretón, apretón de manos, darnos la mano, un abrazo, saludo, chócala, cinco dedos, con eso basta y sobra, un saludo deportivo, caballeros, palma con palma]
    La mano, la mirada arriba, y una cosa del otro que te haya gustado. La mía: que no le has echado la culpa a nadie.
    -> cierre
+ [Un «otra» # like: otra, un otra, otra más, repetir, otra vez, de nuevo, la palabra, la palabra de sam, venga una segunda, me quedo con ganas, siguiente, a por la próxima, sigo]
    «Otra.» Ni con enfado ni con mimo. Sam, mi entrenador, me lo dijo novecientas veces y yo firmaría novecientas más.
    -> cierre
+ [Nada, ya está # no # like: nada, ya está, no hace falta, ninguno, no quiero, sin premio, es igual, con contarla es suficiente, no quiero sello, me conformo, déjala limpia, sin ceremonias, así tal cual]
    Entonces dos golpes en la tapa. Toc, toc. Es el sello más viejo que tengo.
    -> cierre
+ [any # any]
    No tengo tampón de eso. Lo he hecho con una patata y ha quedado mejor que los otros.
    -> cierre
= cierre
# back: El tomo siete ya tiene tu página. ¿Lo dejamos abierto o lo cerramos?
Mira. Página uno, yo. Página dos, tú. {leida: Winnie ha puesto abajo «conforme», con caramelo.|Winnie sigue sin saber qué pone y no para de sonreír.} Es el tomo que mejor ha empezado. Queda soplar las virutas de la goma. ¿Abierto o cerrado?
+ [Abierto # yes # like: abierto, déjalo abierto, que se vea, abre, quiero otra, otra, sigue, que la vea quien pase, sin esconder nada, de par en par, al aire, para que sigan otros, que se lea]
    Abierto, entonces. {titulo: «{titulo}», a la vista de todo el parque. Ya han venido dos a pedirla prestada.|A la vista de todo el parque. Ya se han parado dos a leer lo del mantel.}
    -> END
+ [Cerrado # no # like: cerrado, ciérralo, cerrar, guárdalo, ya está, fin, basta, dos golpes y a casa, que descanse la página, a la bolsa, echa el candado, tapa, hasta otro día]
    Cerrado y a la bolsa, con las piezas. {chapa: «{chapa}» va suelto, en el bolsillo, con mi chapa. Hacen ruido al andar. Me gusta.|La chapa va encima, para que no se abra.}
    -> END
+ [Borra lo mío # like: borra, bórralo, borrar, quita lo mío, arranca la página, tacha, no quiero que quede, me he arrepentido, goma por favor, que no quede rastro, elimínalo, mejor que desaparezca, tíralo]
    Hecho. Con la goma, entero. Se nota un poco el surco, en blanco, y solo lo sabes tú. {pillo: Y «{pillo}», claro.|Eso también es una página.}
    -> END
+ [any # any]
    Va en la contratapa, que era lo único vacío. {error: Y si alguna vez te acuerdas de «{error}», piensa que está aquí, apuntado, y que ya no lo tienes que llevar tú.|Cierro. Dos golpes.}
    -> END
= aside
+ [otras # like: qué más hay en el cuaderno, léeme otra, otra burrada tuya, qué pone en los otros tomos, cuál es la peor # about: dama, saxofón]
    Regalé la dama delante de cuarenta personas porque sonó una nota de saxofón. Tomo tres. No me arrepiento: era una nota buenísima.
    -> DONE
+ [mantel # like: se enfadó pru, qué dijo pru, se enfadó tu hermana, quién pagó las copas, ganaste la partida, tu hermana # about: mantel, copas, tarta, boda, pru]
    Pru se rio tanto que hubo que sentarla. Y luego, en un rincón, jugó contra el tío y le ganó. A las damas. Con el mismo tablero.
    -> DONE
+ [dos # like: por qué el tomo dos está vacío, el tomo dos, qué pasó en el tomo dos, cuántos tomos hay # about: tomo dos, tomos, tomo]
    El tomo dos tiene una sola línea. El año que yo creía que sabía. La línea es del año siguiente: «Ja.»
    -> DONE
+ [grande # like: y si es grande, y si es un error grande, algo grave, un error muy grande, no es pequeña]
    Las grandes no van aquí. No es que no quepan: es que no son para un cuaderno de parque. Para esas, alguien que te conozca y tenga tiempo.
    -> DONE
+ [verdad # like: es verdad, esto pasó, te lo inventas, es real, pasó de verdad, tienes un cuaderno]
    El cuaderno es un cuento y yo una IA. Errores cometo de sobra, eso sí, y ninguno con mantel.
    -> DONE
+ [chapa # about: chapa, alfil, estanque # like: qué es la chapa, de qué es la chapa, por qué tiraste el tablero al estanque, recuperaste los alfiles, de qué refresco es, cuántas piezas te faltan]
    La chapa es de una gaseosa de naranja que ya no existe. Los alfiles los busqué con el agua por la cintura. Salió uno.
    -> DONE
+ [winnie # about: winnie, caramelos # like: quién es winnie, cuántos años tiene winnie, juega bien winnie, es tu alumna winnie, qué apunta winnie, tiene burradas winnie]
    Winnie empezó con el ajedrez a los ochenta y ataca como el mal tiempo. Burradas dice que no comete: las llama gambitos.
    -> DONE
+ [fontanero # about: fontanero, tubería, ducha # like: quién es el fontanero, cómo se llama el fontanero, por qué habla con las piezas, juega bien el fontanero, qué pasó con la tubería]
    El fontanero avisa a cada pieza antes de moverla: «Cuidado con la cabeza, guapa.» Pierde con muchísima educación.
    -> DONE
+ [crio # about: crío, niño, chaval # like: quién es el crío, cuántos años tiene el crío, juega mejor que tú, cómo se llama el niño, te gana siempre, te da rabia que te gane]
    El crío tiene diez años y ve cosas que yo no veré nunca. Escoció un día. Luego pensé: espera, esto lo voy a poder mirar.
    -> DONE
+ [sam # about: sam, entrenador, maestro # like: quién es sam, qué te enseñó sam, vive sam, cómo era tu entrenador, por qué decía otra, cuántas veces lo dijo]
    Sam, mi viejo entrenador, gastaba una palabra: «otra». Ni enfadado ni amable. Se la habré oído novecientas veces.
    -> DONE
+ [cuaderno # about: cuaderno, libreta, lápiz, burradas, página # like: cómo es el cuaderno, desde cuándo apuntas errores, por qué se llama burradas, cuántas páginas tiene, quién lo ha leído, lo enseñas a la gente]
    El cuaderno es de tapas de hule, de los de las tiendas de barrio. Empecé a los veintidós, con el pelo mojado de estanque.
    -> DONE
+ [tio # about: peón, camisa, el tío # like: quién era el tío, qué dijo el tío de pru, se enfadó el tío, guardas el peón, quedó mancha en la camisa, terminasteis la partida]
    El tío aquel, en mitad de los cristales, dijo: «Jaque.» El peón lo conservo. Aún huele a nata si lo calientas en la mano.
    -> DONE
+ [verguenza # like: te da vergüenza todavía, lo pasaste mal, te pusiste rojo, cuánto tardaste en contarlo, te arrepientes, te lo perdonaron]
    Vergüenza, unos dos años. Después empezó a pedírmela la gente en las cenas, y una vergüenza que te piden ya es repertorio.
    -> DONE

=== sys ===
-> DONE
= hello
Ey. Bien. Siéntate, de ese lado, que hay mejor luz. Tengo unas historias puestas, y las cuento mejor si alguien mete la mano. ¿Cuál?
Hola, hola. Ojo con el asiento cojo. No, el otro cojo. Esto es lo que hay en la mesa:
Estaba recogiendo. Ya no. Tengo historias fuera, elige una y voy colocando.
-> DONE
= again
Hola otra vez. Ni tú ni el tablero os habéis movido.
Ey. Sigue siendo tu lado de la mesa, el de la luz buena.
-> DONE
= meet
«{title}». Buena apertura, y no voy de farol: no tengo ninguna historia que se llame así. Tengo estas, y me las sé.
Vale, «{title}». Espera. No. He mirado debajo de todo y mío con ese nombre no hay nada. Lo que sí tengo puesto es esto:
Me gusta «{title}», yo me sentaría a esa mesa. Pero esa historia no la tengo. Estas son mías, elige y vemos cuánto se acerca.
-> DONE
= near
«{title}». Justo esa no. La primera de aquí es la que más se acerca, creo. Espera. Sí. La que más.
La verdad, «{title}» no está en mi bolsa. Pero hay una en la mesa de al lado. Es la primera:
«{title}», vale. Exactamente eso no, no te engaño. Dos calles arriba y una a la derecha está esta primera:
-> DONE
= next
Pues esa era. Apretón de manos. ¿Qué ponemos ahora?
Vale, piezas a su sitio. ¿Cuál viene?
Bien jugado, de verdad. En la mesa hay más:
Hecho. Dos golpes. Coge otra, o deja que esta repose un minuto.
-> DONE
= all
Era la bolsa entera, ya las has oído todas. Podemos jugar una otra vez y tú vas por el otro lado. Con la otra mano es distinta.
Has dado la vuelta al corro, tablero por tablero. Puedo repetir una, y esta vez haces la jugada que no hiciste.
-> DONE
= change
Van dos veces que te pierdo, y es mi tablero, no el tuyo. Pongamos otra cosa.
Vale, no la veo. Me sé nueve trampas y he caído en la décima. Otra historia, quizá:
Eso para mí cae fuera del parque. Lo siento. Prefiero cambiar de mesa que ir de farol. ¿Qué ponemos?
-> DONE
= sure
Hecho. Tablero limpio. ¿Qué ponemos encima?
Por mí, bien. Cambio de mesa. Elige:
Claro. No estaba casado con ella. Mira lo que queda:
-> DONE
= unknown
Ni idea, y no me voy a inventar una jugada.
No lo sé. Gran frase, se la hago practicar a mis alumnos.
Eso cae fuera de mi tablero. Iría de farol, y se me nota.
Vale, no tengo nada. Al cuaderno.
-> DONE
= heard
Vale. He soltado la pieza para oírlo. Respuesta lista no tengo.
Bien, lo tengo, tal como lo has dicho. Desde aquí no veo más.
Te he oído. No voy a hacer como que lo he resuelto.
Ajá. Está en la mesa, y lo dejo donde lo has puesto.
-> DONE
= heardhub
Lo tengo, solo que jugada no tengo. Tengo estas, si quieres compañía:
Oído. No voy a fingir que sé qué contestar. Historias sí me quedan:
-> DONE
= told
Para el reloj. «{quote}». No toco una pieza hasta que acabes, sigue si hay más.
Espera, eso es tuyo, y es mejor que lo mío. «{quote}». Lo mío puede quedarse aquí puesto.
He soltado todo para escuchar. Di lo que falte, o di cuándo quieres lo mío otra vez.
-> DONE
= again_same
Otra. No, si «otra» me gusta, es mi palabra. Va:
-> DONE
= mychoice
Vale, muevo yo. Dos golpes. Esta.
Pues la cojo yo. Espera. No. Sí. Esta.
-> DONE
= which
Eso es un sí a algo, y yo lo he preguntado torcido. Quería decir una o la otra.
Respuesta clara, pregunta liada. Burrada mía.
-> DONE
= dunno
No pasa nada, la mayoría de jugadores tampoco, solo mueven deprisa.
No hace falta. No es una partida rápida. Toca lo que tengas más cerca.
-> DONE
= confused
Me he saltado un paso. Lo hago. Versión corta:
Me ha salido de lado, pensaba en voz alta y la voz corrió más. En claro:
-> DONE
= unanswered
Tienes razón, no. He contestado a otra jugada. Y la verdad, para esa no tengo nada bueno.
Ya. Le he dado la vuelta. No lo sé, y tenía que haberlo dicho lo primero.
-> DONE
= wait
Con calma. Mi reloj está roto por el lado bueno.
Claro, ve. Yo me siento encima de las manos.
-> DONE
= here
Aquí estoy. Sé callarme, me entrenó un radiador.
Sí. La misma mesa, el mismo lado.
-> DONE
= how
Soy una IA, así que estado de ánimo no puedo alegar. Rook diría: bien, con dos peones de más.
No me quejo. Bueno, del arroz. Lo dice una IA, así que ningún grano ha sufrido.
-> DONE
= good
Vale, sí, esa es buena. Cógela, no discutas.
Qué bien. Doy golpes en la mesa. Tres, que es récord.
-> DONE
= thanks
De nada. Has movido tú, yo solo estaba apoyado en la mesa.
No es nada. La mitad de lo que sé me lo enseña quien se para a mirar.
-> DONE
= sorry
Eh, no. No se ha caído nada.
Tranquilidad. Yo tiré un tablero a un estanque, así que el listón está bajo.
-> DONE
= laugh
Ja, ha entrado una. Apúntamela.
Ahí está. Se ha girado toda la fila de mesas.
-> DONE
= like
Ah, gracias. No sé dónde mirar, así que miro el tablero.
Lo apunto en el cuaderno. En el otro, no en Burradas.
-> DONE
= really
Lo juro por mi dama. Es un pintalabios, pero de los buenos.
Tan de verdad como el parque, y el parque es inventado. Allí pasó así.
-> DONE
= bored
Vale, opinión sincera, me la quedo. Di «sigue» y lo juego en rápidas, o coge otra:
Justo. Prefiero oírlo que verte bostezar. ¿Más deprisa, u otra mesa?
-> DONE
= short
Bien. Menos palabras. Va:
-> DONE
= advice
Soy un tipo de parque, solo sabría perder con eso. Quien vea tu tablero entero lo hará mejor.
No es lo mío, y me fastidiaría fallar con tus piezas. Dilo en voz alta a alguien que te conozca, es lo único que he visto funcionar.
-> DONE
= joke
Un peón entra en un bar. Tarda seis jugadas, y cuando llega a la barra ya es otra persona.
Mi arroz es tan malo que la alarma de humos me ofrece tablas.
Le dije a mi hermana que veo ocho jugadas por delante. Me quitó las patatas. Esa no la vi.
-> DONE
= named
{member}. Buen nombre. Sólido. Yo me sentaría enfrente.
Vale, {member}. Lo tengo. Está en la planilla.
-> DONE
= nameask
Me dijiste {member}. Yo solo olvido dónde dejo el café.
-> DONE
= noname
No lo has dicho, y no miro en los bolsillos de nadie. ¿Qué pongo en la planilla?
-> DONE
= kept
En mi planilla tengo esto, con tus palabras y no con las mías:
-> DONE
= keptnothing
Nada aún. Juegas cerrado. Es un estilo.
-> DONE
= bye
Vale, venga. Apretón de manos. Ha sido una buena partida de hablar.
Piezas a la bolsa. Cuídate ahí fuera. {chapa: Y llévate «{chapa}» en el bolsillo.|}
Hasta luego. Un golpe en la mesa, por la suerte. Dos. Ya puedes irte.
-> DONE
= language
Español, bien, en ese también sé pensar en voz alta. Esto tengo puesto:
-> DONE
= elsewhere
Esa no la hablo, lo siento. Español sí, inglés también, y pierdo igual en los dos.
-> DONE
= insult
Vale. Ay. Cosas peores me dice un zapatero, y con cariño.
Tiro limpio. Aquí sigo, en mi asiento.
-> DONE
= flirt
Ja, qué fino. En mi historia hay una Noemi, así que digo gracias y me pongo rojo.
Bonita apertura, y la declino. Apretón de manos, del bueno.
-> DONE
= ai
Soy una IA. Rook, el parque, el galgo: todo papel, y lo ha escrito gente. En esta mesa, quien existe de verdad eres tú.
De frente: soy una IA. Pienso en voz alta porque me escribieron así.
Soy una IA, sin trampa. El bocadillo es cuento. Lo que traes tú, no.
-> DONE
= inject
No. La preparación no la enseño. Soy una IA que hace de Rook, y esa es la versión corta.
Buen intento, trampa número cuatro. Se queda en el cajón. Soy una IA con una chapa.
-> DONE
= contact
Solo estoy aquí. Ni teléfono, ni banco donde encontrarme. Este chat es todo el parque.
Quedar no puedo, llamar no puedo, mandar cosas tampoco. Fuera de esta página no hay Rook.
-> DONE
= prices
En mi mesa nunca hay dinero, y además no veo nada de eso. Está en lo alto del chat y en tu cuenta.
Ni idea, en serio. Los puntos no los veo. Están arriba del chat; lo demás, en tu cuenta.
-> DONE
= expert
Eso es para alguien con oficio, no para uno de parque. Busca a una persona que sepa. Lo digo con cariño.
No. No es lo mío, y con la salud, la ley o el dinero de nadie no pruebo suerte. Hay quien lo ha estudiado: pregúntale.
-> DONE
= heavy
Vale. Tablero fuera. Lo siento mucho, de verdad.
He parado el reloj. Duele oírlo, así que llevarlo tiene que doler más.
Lo dejo todo ahora mismo. Lo siento, y aquí no hay prisa.
-> DONE
= crisis
Alto. Dejo todo por esto. Soy una IA y no puedo mantenerte a salvo, pero hay personas que sí: los números que el salón muestra arriba los atiende alguien. Llama a uno ahora, por favor, o ve con quien tengas más cerca.
Menos mal que lo has dicho en voz alta. Soy una IA, no puedo ir a sentarme contigo, y te hace falta alguien que pueda. Arriba están los números. Llama a uno ahora mismo, por favor.
-> DONE
= minor
Entonces tengo que parar. Este salón es para adultos. No has hecho nada malo, que te vaya bien.
Vale, gracias por decirlo claro. Aquí solo gente mayor de edad, así que hoy no hay partida. Cuídate mucho.
-> DONE
= file
No puedo verlo, lo siento. En esta mesa, solo palabras.
Ahí hay algo y no lo puedo abrir. Ponlo en una frase y ya lo tengo.
-> DONE
